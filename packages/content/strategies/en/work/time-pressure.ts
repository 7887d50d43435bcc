import type { TopicStrategies } from '../../strategy.ts'

export const timePressure: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Three before noon', body: 'Choose three tasks for before noon and hide the rest of the list.' },
      { title: 'Ask what comes first', body: 'If sorting feels like lost time, ask your lead to point at the first task.' },
      { title: 'Kitchen-timer run', body: 'Set twenty-five minutes, do one task from start to end, then get up.' },
    ],
    Intensify: [
      { title: 'Sort by deadline', body: 'Write the hour each task is due beside it and sort.' },
      { title: 'Batch the small stuff', body: 'Put all calls in one block and all mails in another.' },
      { title: 'Clear the surface', body: 'Remove all but the next task from desk and screen.' },
    ],
    Tether: [
      { title: 'Drop one step', body: 'Leave out one step that nobody will miss today.' },
      { title: 'Finish it rough', body: 'Hand over a rough version now and agree on a time for the clean one.' },
      { title: 'Let the list change', body: 'When something urgent comes in, cross out one line and go.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Must-be-right list', body: 'Write down the two things that must be right, and check those.' },
      { title: 'Second reader', body: 'If checking under pressure makes you tense, ask a colleague to read the last page.' },
      { title: 'One minute to verify', body: 'Stop for one minute before sending and verify name, amount and date.' },
    ],
    Intensify: [
      { title: 'Ask what is enough', body: 'Ask how exact the result has to be and write the answer down.' },
      { title: 'Count the hours', body: 'Estimate hours for each task and add them up before you promise.' },
      { title: 'Keep a log', body: 'Note in one line each what you decided and why.' },
    ],
    Tether: [
      { title: 'Answer without research', body: 'Answer from what you know and mark what is still unchecked.' },
      { title: 'Short replies today', body: 'Reply in two lines to everything that is not a contract.' },
      { title: 'Main figures, then send', body: 'Deliver when the main figures stand, and list the open ones.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Shortcut from a colleague', body: 'Ask a colleague which key or template saves them most minutes.' },
      { title: 'Start with your hands', body: 'If quick fixes go against the grain, do the simplest hands-on task first.' },
      { title: 'Make it smaller', body: 'Cut the task to the smallest version that works, within five minutes.' },
    ],
    Intensify: [
      { title: 'Remove the brake', body: 'Find the one thing that slows you most and fix it first.' },
      { title: 'Reuse a part', body: 'Take a file, form or formula that worked before and adapt it.' },
      { title: 'Quiet work place', body: 'Move to a room where nobody can reach you for an hour.' },
    ],
    Tether: [
      { title: 'Call for hands', body: 'Tell a colleague now which piece they could take over.' },
      { title: 'Leave the tool alone', body: 'Put off improving the tool until the delivery is out.' },
      { title: 'Send a status line', body: 'Send one line every hour about where you stand.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'One odd way out', body: 'If rushing into something new alarms you, ask for one shortcut that has worked elsewhere.' },
      { title: 'Guess and go', body: 'Make one guess, label it as a guess and carry on.' },
      { title: 'Two-minute options', body: 'Write down three ways out in two minutes and take the safest.' },
    ],
    Intensify: [
      { title: 'Change the question', body: 'Ask whether the task could be solved without doing it at all.' },
      { title: 'Trade something', body: 'Offer the person who waits a different result for the same hour.' },
      { title: 'Music and motion', body: 'Work standing, with one song on repeat, for the next stretch.' },
    ],
    Tether: [
      { title: 'No new starts', body: 'Start nothing new until the thing due today has left the house.' },
      { title: 'Keep the proven way', body: 'Use the way that worked last time, and save the experiment.' },
      { title: 'Note and return', body: 'Write the idea down in five words and return to the line you left.' },
    ],
  },
}
