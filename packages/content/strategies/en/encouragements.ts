import type { Encouragements } from '../strategy.ts'

export const encouragements: Encouragements = {
  school: {
    sequence: [
      { title: 'Let order lead', body: 'Here order comes first, just as with you: write down step one.' },
      { title: 'Check it off', body: 'Use your list today and tick each part as you finish it.' },
    ],
    precision: [
      { title: 'Let facts lead', body: 'This task wants exact facts, your usual start: find the first one.' },
      { title: 'Ask away', body: 'Use your questions today: ask one and look up the answer.' },
    ],
    technical_reasoning: [
      { title: 'Let your hands lead', body: 'This task wants doing, and you begin by doing: try one part.' },
      { title: 'Make it work', body: 'Use your way of trying things out: fix one part and test it.' },
    ],
    confluence: [
      { title: 'Let ideas lead', body: 'This task wants new ideas, and you start with ideas: write down three.' },
      { title: 'Go with the spark', body: 'Use your first spark today and make something of it.' },
    ],
  },
  work: {
    sequence: [
      { title: 'Lead with the plan', body: 'The task asks for order, which you use first: set the steps and begin.' },
      { title: 'Keep the thread', body: 'Take the list into your hands and tell the others what comes next.' },
    ],
    precision: [
      { title: 'Lead with the facts', body: 'The task asks for exactness, which you use first: state the key figure.' },
      { title: 'Ask the open question', body: 'Put the question that nobody has asked and note the answer.' },
    ],
    technical_reasoning: [
      { title: 'Lead with what works', body: 'The task asks for a working result, which you use first: build a rough one.' },
      { title: 'Go and look', body: 'Go to where the thing runs and try it out yourself.' },
    ],
    confluence: [
      { title: 'Lead with an idea', body: 'The task asks for something new, which you use first: offer your idea early.' },
      { title: 'Open a window', body: 'Suggest one way that has never been tried here.' },
    ],
  },
  career: {
    sequence: [
      { title: 'Begin with the steps', body: 'This part calls for order, your usual start: write the steps to the deadline.' },
      { title: 'Trust your list', body: 'Work down your list and finish the top line today.' },
    ],
    precision: [
      { title: 'Begin with what is known', body: 'This part calls for facts, your usual start: gather the three that decide most.' },
      { title: 'Use your questions', body: 'Bring your written questions along and ask them one by one.' },
    ],
    technical_reasoning: [
      { title: 'Begin with a trial', body: 'This part calls for practice, your usual start: do one real piece of the work.' },
      { title: 'Let the work speak', body: 'Choose one thing you made and show how it works.' },
    ],
    confluence: [
      { title: 'Begin with a vision', body: 'This part calls for imagination, your usual start: sketch where it could lead.' },
      { title: 'Follow the unusual link', body: 'Write to one person in an unexpected place about your idea.' },
    ],
  },
}
