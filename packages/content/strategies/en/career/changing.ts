import type { TopicStrategies } from '../../strategy.ts'

export const changing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'One date', body: 'If planning a change weighs on you, choose only the date for your first move.' },
      { title: 'Plan with a friend', body: 'Have a friend write your next three moves while you talk.' },
    ],
    Intensify: [
      { title: 'Steps to leave', body: 'List what must happen from notice to first day, with dates.' },
      { title: 'Weekly search hour', body: 'Reserve the same two hours each week for your search.' },
    ],
    Tether: [
      { title: 'Leave a gap', body: 'Allow two weeks between jobs for which nothing is planned.' },
      { title: 'Talk without a plan', body: 'Meet one person in another line of work with no agenda.' },
    ],
  },
  precision: {
    Forge: [
      {
        title: 'Check the contract dates',
        body: 'If small print wearies you, look up only three facts: notice period, days off, pension.',
      },
      { title: 'Numbers with help', body: 'Let someone count your monthly costs together with you.' },
    ],
    Intensify: [
      { title: 'Old and new compared', body: 'Compare both jobs line by line: tasks, pay, hours, way there.' },
      { title: 'Ask for it in writing', body: 'Ask for each promise in writing before you give notice.' },
    ],
    Tether: [
      { title: 'Name your deciding fact', body: 'Write down the one fact that would decide it, and find only that.' },
      { title: 'Decision day', body: 'Choose a day on which you decide with whatever you know by then.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Small trial', body: 'If trying out feels exposed, do one evening of the new kind of work at home.' },
      { title: 'Ask a doer', body: 'Ask someone who made the same change to show you a normal day.' },
    ],
    Intensify: [
      { title: 'Test the new work', body: 'Take a day off and work a trial day there.' },
      { title: 'List portable tools', body: 'Write down which tools and methods you can take along.' },
    ],
    Tether: [
      { title: 'Say goodbye in words', body: 'Tell your team in person why you go before you clear your desk.' },
      { title: 'Talk about the why', body: 'Spend an hour with someone on what you want, not on how to get it.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'One other life', body: 'If the unknown scares you, describe one other working life in five lines.' },
      { title: 'Smallest risk first', body: 'Ask a friend which part of the change risks least, and start there.' },
    ],
    Intensify: [
      { title: 'Three possible lives', body: 'Sketch three different next lives and note what they share.' },
      { title: 'Cross a border', body: 'Look for jobs where your experience would be unusual, and write to one.' },
    ],
    Tether: [
      { title: 'Sleep three nights', body: 'Wait three nights after a sudden wish before you write a word.' },
      { title: 'Finish what is open', body: 'Bring one open piece of work to its end before you announce anything.' },
    ],
  },
}
