import type { ChildTeamStatements } from '../team-statements.ts'

/** Ages 6 to 12: about playing, making and learning together. */
export const child: ChildTeamStatements = {
  bring: {
    sequence: {
      Avoid: [
        'Lists make me wiggly; I would love to fetch what we need.',
        'Waiting makes me jumpy; I would like to start something small.',
      ],
      'As Needed': ['When we forget who does what, I say it again.', 'I help to tidy up when our game is over.'],
      'Use First': ['I tell everyone what comes first, next and last.', 'I remember the rules, so that we can all play.'],
    },
    precision: {
      Avoid: ['Writing for the group tires me; I would love to draw.', 'Looking for slips makes me sad; I would rather say nice things.'],
      'As Needed': ['When nobody knows the answer, I look it up.', 'I count again if our numbers do not match.'],
      'Use First': ['I know many facts and share them with my group.', 'I look closely and find the small slips in our poster.'],
    },
    technical_reasoning: {
      Avoid: [
        'Tools make me nervous; I would like to hold things for you.',
        'Working by myself feels lonely; I want to sit beside somebody.',
      ],
      'As Needed': ['When our tower falls down, I help to build it again.', 'If words do not help, I show how it goes.'],
      'Use First': ['I build things for our group that really work.', 'When something breaks, I find out why and mend it.'],
    },
    confluence: {
      Avoid: ['Wild ideas make me dizzy; I would like to colour the picture.', 'Acting on a stage scares me; I would love to make masks.'],
      'As Needed': ['When we are stuck, I think up something new.', 'I join in a new game if somebody explains it.'],
      'Use First': ['I have lots of ideas for what we could do.', 'I like to go first when something is new.'],
    },
  },
  need: {
    sequence: {
      Avoid: ['Too many rules make me grumpy; I wish for just a few.', 'Doing one thing for long bores me; please let me swap.'],
      'As Needed': ['I need to know whose turn it is when we are many.', 'When we make something big, I need a plan.'],
      'Use First': ['I need to know what we do first.', 'I need to hear early when our plan changes.'],
    },
    precision: {
      Avoid: [
        'Many questions at once make me shy; please ask me just one.',
        'I feel sad when my spelling is marked; please say it kindly.',
      ],
      'As Needed': ['I need somebody to ask when I am not sure.', 'Sometimes I need to hear again what we have to do.'],
      'Use First': ['I need answers when I ask why.', 'I need time to look at everything closely.'],
    },
    technical_reasoning: {
      Avoid: ['New things with buttons worry me; please show me how.', 'I feel left out when I work alone; please sit with me.'],
      'As Needed': ['I need to see how a thing works when it is new.', 'Some days I need a quiet corner to do my part.'],
      'Use First': ['I need to touch things and try them myself.', 'I need quiet while I think; then I show you.'],
    },
    confluence: {
      Avoid: ['Surprises make me nervous; please tell me a little before.', 'I feel unsure without a sample; please show me one first.'],
      'As Needed': ['Now and then I need to choose what we do.', 'I need to know when we may make things up.'],
      'Use First': ['I need a group that listens to my funny ideas.', 'I need to do my part in my own way.'],
    },
  },
}
