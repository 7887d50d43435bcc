import type { CareerStatements } from './career-statements.ts'

/** From ages 13: written to be true of a first holiday job and of many years in one, and of voluntary work. */
export const careerStatements: CareerStatements = {
  best_work: {
    title: 'How I do my best work',
    statements: {
      sequence: {
        Avoid: [
          'Fixed steps make me restless; I work better when I may choose where to begin.',
          'A day planned by the hour feels tight to me; I wish for open blocks.',
          'Waiting for the whole plan makes me impatient; I would like to start with one piece.',
          'Doing the same round every day tires me; I like to change the order.',
        ],
        'As Needed': [
          'When a job has many parts, I write the steps down before I start.',
          'For a deadline that counts I make a plan; other days I go along.',
          'I follow the usual procedure when a slip would cost time or money.',
          'If things pile up, I stop, sort them, and go on.',
        ],
        'Use First': [
          'I work best when I know all the steps before I begin.',
          'I start my day with a list and work through it from the top.',
          'I finish one thing and put it away before I take up the next.',
          'I check my work point by point against what was asked for.',
        ],
      },
      precision: {
        Avoid: [
          'Long manuals weigh on me; I get going when somebody tells me the main points.',
          'Writing everything down drains me; I would rather talk it over and begin.',
          'I feel nervous when every figure is checked; I wish for somebody to check with.',
          'Too many facts at once make me feel lost; three to start with are enough.',
        ],
        'As Needed': [
          'When a mistake would matter, I read it all again before I hand it in.',
          'I take notes if there are names, dates or amounts to remember.',
          'If a request is unclear, I ask one or two questions and then start.',
          'I look things up when somebody relies on my answer.',
        ],
        'Use First': [
          'I work best when I have read everything there is about a job.',
          'I ask questions until I know exactly what is wanted.',
          'I write down what was said, so that I can look it up later.',
          'I check names, figures and dates before anything leaves my hands.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Taking a machine apart alone makes me uneasy; I would like somebody beside me.',
          'Working by myself all day makes me feel cut off; I wish for people to talk to.',
          'A tool that will not work frustrates me; I am glad when somebody shows me.',
          'Finding out by trial and error wears me out; I prefer a short explanation first.',
        ],
        'As Needed': [
          'When something breaks down, I try to fix it before I call for help.',
          'I build a quick trial version if words do not make it clear.',
          'I work alone for an hour when a problem needs quiet.',
          'If a tool is new, I play with it until I can use it.',
        ],
        'Use First': [
          'I work best when I can handle the real thing and try it out.',
          'I stay with a problem until I have found out how it works.',
          'I need quiet and my own space to think a job through.',
          'I would rather show what I made than write about it.',
        ],
      },
      confluence: {
        Avoid: [
          'A blank page makes me uneasy; I like to begin from an example.',
          'Sudden changes of plan upset me; I wish to hear of them the day before.',
          'Loud rounds of ideas tire me; I would rather hand mine in on paper.',
          'Trying something nobody has tried makes me anxious; a small test first calms me.',
        ],
        'As Needed': [
          'When the usual way gets stuck, I look for another one.',
          'I collect a few ideas before I choose, if there is time.',
          'I take a risk when little can go wrong.',
          'If a job gets dull, I change something small about it.',
        ],
        'Use First': [
          'I work best when I may do a job my own way.',
          'I start with an idea and find the plan as I go.',
          'I have several things going at once and move between them.',
          'I look at what others do elsewhere and mix it into my work.',
        ],
      },
    },
  },
  bring: {
    title: 'What I bring to an employer',
    statements: {
      sequence: {
        Avoid: [
          'Strict routines make me restless, so I’m happy to take the days when the plan changes.',
          'I feel bored once everything is in order; let me bring movement where work is stuck.',
          'Planning far ahead tires me; I would like to be the one who steps in today.',
          'Filing and lists make me sigh; I’m happy to swap them for work on my feet.',
        ],
        'As Needed': [
          'I keep order where others have to find things after me.',
          'When a busy week comes, I help to plan who does what.',
          'I can follow a set procedure, and I can do without one.',
          'I bring a job back on course when the thread is lost.',
        ],
        'Use First': [
          'I bring order: after me, people find things where they belong.',
          'I keep to agreed times and say early when one will not work.',
          'I turn a big job into steps that others can follow, too.',
          'I bring what I begin to its end.',
        ],
      },
      precision: {
        Avoid: [
          'Long reports make my heart sink; I’d rather give a short account face to face.',
          'Being asked for proof of everything makes me tense; I would like to show results.',
          'Checking columns of figures tires me; I’d rather take the phone or the door.',
          'I feel awkward in a contest of facts; I would rather help people agree.',
        ],
        'As Needed': [
          'I write clear notes when somebody else takes over from me.',
          'When money is counted, I count twice.',
          'I explain things fully to those who want to know more.',
          'I notice when a figure looks wrong, and say so.',
        ],
        'Use First': [
          'I bring care: what I hand over has been checked.',
          'I give people full and exact answers.',
          'I read the small print and tell the others what it means.',
          'I keep records that can still be understood a year later.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Repairs make me nervous; I would like to look after the people who wait.',
          'I feel lonely at a bench all day; let me be where people come and go.',
          'Technical talk wears me out; I’d rather put it into words for customers.',
          'New machines worry me at first; once shown, I wish to show the next person.',
        ],
        'As Needed': [
          'I help with a repair when there is nobody else to do it.',
          'I can work on my own for as long as the job needs it.',
          'When a new tool comes, I try it and tell the others.',
          'I ask what a thing is for before we spend time on it.',
        ],
        'Use First': [
          'I bring solutions that work in real life, not only on paper.',
          'I find out why a thing does not work, and mend it.',
          'I get on with my work without being watched.',
          'I make things last, and know how they are built.',
        ],
      },
      confluence: {
        Avoid: [
          'Constant new ideas unsettle me; I’d rather keep what works going well.',
          'I feel exposed when I must improvise; I would like to bring what I prepared.',
          'Big risks worry me; I wish to be asked what might go wrong.',
          'Change for its own sake tires me; I’m happy to look after what customers are used to.',
        ],
        'As Needed': [
          'I have an idea to offer when the team is stuck.',
          'I go along with something new if I can see the reason.',
          'When plans fall through, I help to find another way.',
          'I can tell a story or draw a picture when words do not reach people.',
        ],
        'Use First': [
          'I bring ideas, and do not mind when most of them are dropped.',
          'I see links between things that seem far apart.',
          'I dare to try what has not been tried here.',
          'I stay calm when everything changes, and make something of it.',
        ],
      },
    },
  },
  need: {
    title: 'What I need from a workplace',
    statements: {
      sequence: {
        Avoid: [
          'I feel hemmed in by fixed hours; I wish to choose when I do what.',
          'Rules for every small step annoy me; tell me the aim and let me find the way.',
          'One task all day long wears me down; I need two to move between.',
          'Being held to yesterday’s plan makes me restless; I wish that plans may change.',
        ],
        'As Needed': [
          'I need a clear plan when many people work on one thing.',
          'A list of what comes first helps me when everything is urgent.',
          'In a new job I need to know the steps; later I need them less.',
          'I am fine with changes if somebody tells me what they mean for me.',
        ],
        'Use First': [
          'I need clear instructions, and an example of how it should look.',
          'I need to know early when something is going to change.',
          'I need time to finish one thing before the next one comes.',
          'I need a place for everything, and people who put things back.',
        ],
      },
      precision: {
        Avoid: [
          'Pages of e-mail discourage me; I wish that people would tell me what matters.',
          'I feel small when each slip is pointed out; two kind remarks help me more.',
          'Long talks about details tire me; I need meetings with an end.',
          'Being questioned in front of others makes me tense; I wish for a quiet word.',
        ],
        'As Needed': [
          'I need the facts in writing when I have to decide something big.',
          'I need somebody to ask when the matter gets difficult.',
          'For important work I need time to check it once more.',
          'I like to hear the reason behind a rule, if there is one.',
        ],
        'Use First': [
          'I need full information before I am asked to decide.',
          'I need people who answer my questions, even when I have many.',
          'I need time to do a job properly.',
          'I need to hear exactly what was right and what was not.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'I feel lost when I get a machine and no word about it; please show me.',
          'A room of my own feels lonely; I need people within earshot.',
          'I get upset when a tool keeps failing; I need somebody I may call.',
          'Being left alone with a problem worries me; I wish to think it through aloud.',
        ],
        'As Needed': [
          'I need quiet for some jobs, and company for others.',
          'I need to see what our work is good for, now and then.',
          'When something new comes, I need an hour to try it out.',
          'I like to have working tools at hand when a job calls for them.',
        ],
        'Use First': [
          'I need real problems to solve, not work that only keeps me busy.',
          'I need proper tools, and room to use them.',
          'I need to be left in peace while I think.',
          'I need to see the use of what I do.',
        ],
      },
      confluence: {
        Avoid: [
          'I feel unsettled when everything changes at once; I wish for one change at a time.',
          'Tasks without any guidance worry me; I need to see what the result should be.',
          'Speaking off the cuff makes me anxious; I need a little time to prepare.',
          'Surprises make me tense; I need a workplace where tomorrow looks much like today.',
        ],
        'As Needed': [
          'I need some room for my own ideas, not all day long.',
          'A change now and then keeps me fresh.',
          'I need to know when ideas are wanted and when it is time to deliver.',
          'I am glad if I may try another way once the usual one fails.',
        ],
        'Use First': [
          'I need freedom in how I get to the result.',
          'I need people who listen to an odd idea to its end.',
          'I need variety; two days should not be the same.',
          'I need a workplace where a try may fail.',
        ],
      },
    },
  },
}
