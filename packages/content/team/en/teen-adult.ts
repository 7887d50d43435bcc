import type { TeenAdultTeamStatements } from '../team-statements.ts'

/** From ages 13: written to be true of a school project, a club and a team at work. */
export const teenAdult: TeenAdultTeamStatements = {
  bring: {
    title: 'What I bring to a team',
    statements: {
      sequence: {
        Avoid: [
          'Timetables make me restless; I would like to help wherever something comes up.',
          'Keeping the team’s list wears me out; I’d rather take the tasks that nobody planned.',
          'Fixed turns bore me; let me start on the part that is waiting for somebody.',
          'I feel rushed by checkpoints; I would rather show you my part once it stands.',
        ],
        'As Needed': [
          'When we lose track of who does what, I write it down for everyone.',
          'I help to plan our steps when the deadline is near.',
          'I go along with the team’s plan, and go on when it changes.',
          'If two tasks get mixed up, I help to sort them.',
        ],
        'Use First': [
          'I turn our aim into steps, with a name and a date beside each.',
          'I keep an eye on the time and say early when we fall behind.',
          'I remind us of what we agreed, and of what comes next.',
          'I see to it that what we began together gets finished.',
        ],
      },
      precision: {
        Avoid: [
          'Taking the minutes makes me tense; I’d rather tell those who were away what mattered.',
          'Long searches for facts tire me; I would like to ask people who know.',
          'I feel uneasy checking our work alone; I wish to do it in pairs.',
          'Long talks about one word wear me down; I would like to help us choose.',
        ],
        'As Needed': [
          'When what we hand in has to be right, I read it through once more.',
          'I look up a fact when the team is not sure of it.',
          'I take notes when nobody else does.',
          'I ask what a word means if we seem to use it differently.',
        ],
        'Use First': [
          'I collect what we need to know, and say where it comes from.',
          'I ask the questions that show what we have not settled yet.',
          'I write down what we decided, so that nobody has to guess.',
          'I check names, figures and spelling before our work goes out.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Setting up equipment makes me nervous; I’d rather welcome people at the door.',
          'Doing my part alone feels lonely; I’d rather do two parts with someone.',
          'Long tinkering makes me impatient; I would like to tell others what you have built.',
          'Working in silence dampens my mood; I wish to think aloud with you.',
        ],
        'As Needed': [
          'When a device will not work, I have a look before we give up.',
          'I make a quick model if we talk past each other.',
          'I take a part away with me when it needs quiet work.',
          'I ask how an idea would work when nobody has said it yet.',
        ],
        'Use First': [
          'I try our idea out early, so that we have something to look at.',
          'I find out why something does not work, and stay until it does.',
          'I say little in meetings, and come back with something that works.',
          'I ask what our work will be used for, and build it for that.',
        ],
      },
      confluence: {
        Avoid: [
          'Rounds of wild ideas tire me; I’m happy to work out the one we choose.',
          'Changing course halfway worries me; I would like to look after what is already done.',
          'Presenting without notes makes me nervous; I’m happy to prepare what we will say.',
          'Big risks make me uneasy; I wish to ask what we do if it fails.',
        ],
        'As Needed': [
          'When we are stuck, I suggest another way.',
          'I add something to the ideas of others when they need a spark.',
          'I take a chance if the team can live with the outcome.',
          'When our plan fails, I help to make a new one.',
        ],
        'Use First': [
          'I bring many ideas, and am glad when the team makes one of them better.',
          'I take what different people said and make something new of it.',
          'I dare to go first when nobody knows how it will end.',
          'I find a way to go on when everything changes at once.',
        ],
      },
    },
  },
  need: {
    title: 'What I need from a team',
    statements: {
      sequence: {
        Avoid: [
          'A full schedule makes me feel tied down; I wish for free time between meetings.',
          'I feel discouraged when each step is laid down; just tell me what you hope for.',
          'I get restless when all must work the same way; let me vary it.',
          'Waiting for the part before mine makes me impatient; I wish to begin right away.',
        ],
        'As Needed': [
          'I need a plan from the team when many tasks come at once.',
          'I need to know the deadline; the way there I can often find myself.',
          'I need to know the order when somebody else waits for my part.',
          'In a new team I like to be told how things are done.',
        ],
        'Use First': [
          'I need to know who does what, and by when.',
          'I need meetings with an agenda that we keep to.',
          'I need to hear of a change before I have done the work.',
          'I need us to finish one thing before we open the next.',
        ],
      },
      precision: {
        Avoid: [
          'I feel swamped by long messages; I wish for three lines that say what matters.',
          'I feel judged when each word is corrected; please tell me first what is fine.',
          'Questions about details on the spot make me nervous; let me answer them tomorrow.',
          'I lose heart when we discuss small points for long; I wish for a decision.',
        ],
        'As Needed': [
          'I need the facts from you when I have to vote on something.',
          'Now and then I need somebody to check my part.',
          'I need time for questions when a task is new to me.',
          'If I was not there, I like to know why you decided something.',
        ],
        'Use First': [
          'I need all the information that the others have, not only the summary.',
          'I need people who take my questions as help, not as doubt.',
          'I need time to check our work before it goes out.',
          'I need our decisions in writing, so that I can look them up.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'I feel lost when I get a device to work with; I wish somebody would show me.',
          'Working apart for long makes me feel left out; I need us to meet often.',
          'Tools that fail upset me; I need somebody in the team whom I may ask.',
          'Talk about how machines work tires me; tell me what they will do for us.',
        ],
        'As Needed': [
          'I need to see or touch a thing when words do not explain it.',
          'Some tasks I need to do by myself; for others I like company.',
          'When work gets hard, I need to know what it is for.',
          'I need a trial run when a lot depends on it.',
        ],
        'Use First': [
          'I need a real task, with something at the end that can be used.',
          'I need time by myself before I can tell you what I think.',
          'I need to try things with my own hands, not only talk about them.',
          'I need a team that lets me work without many words.',
        ],
      },
      confluence: {
        Avoid: [
          'Sudden turns make me anxious; I need a word about them before the meeting.',
          'When ideas fly about, I feel overrun; I wish for a moment to write mine down.',
          'A task without an example makes me unsure; I need to see one that worked.',
          'Being pushed to take risks makes me tense; I wish to try it small first.',
        ],
        'As Needed': [
          'I need room for an idea of mine now and then.',
          'I need to know when we still collect ideas and when we have decided.',
          'I like a change when we have done the same thing for weeks.',
          'I need to hear the reason before I follow a bold plan.',
        ],
        'Use First': [
          'I need a team that hears an idea out before it says no.',
          'I need freedom to do my part in my own way.',
          'I need variety: other people, other tasks, other places.',
          'I need it to be all right when something I tried does not work out.',
        ],
      },
    },
  },
}
