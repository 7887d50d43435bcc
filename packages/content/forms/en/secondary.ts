import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Secondary',
  scale: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  statements: {
    sequence: [
      'I wait to start until I have full, clear instructions.',
      'I work through a task in order, one step at a time.',
      'I write a schedule or list for the things I have to do.',
      'I sort my papers, files and tools so each has its place.',
      'I finish the task in front of me before I pick up another.',
      'I get uneasy when a plan changes all of a sudden.',
      'I check my finished work against the instructions, point by point.',
    ],
    precision: [
      'I look something up in several places before I answer.',
      'I ask one question after another until I am sure.',
      'I take detailed notes so that I can look at them again.',
      'Even a tiny error bothers me until I correct it.',
      'I give long answers with exact words for every detail.',
      'I want to see the source or the figures before I believe something.',
      'I enjoy bringing up facts that I have collected.',
    ],
    technical_reasoning: [
      'I want to see how a task is useful in real life.',
      'When I use a device, I wonder what is going on inside it.',
      'I find things out by building or trying them myself.',
      'I like to be left alone to do a task my own way.',
      'I would rather show what I mean than say much about it.',
      'I stay with a stubborn problem until I have it working.',
      'I need a quiet moment to think before I say anything.',
    ],
    confluence: [
      'I pick my own unusual idea over the expected one.',
      'I risk a mistake to try a way that is new to me.',
      'I bring together things that seem to have nothing in common.',
      'I lose interest when I have to do the same thing twice.',
      'I follow several ideas at the same time.',
      'I jump in on a hunch while the instructions are still being given.',
      'I put what I think into a story, picture, song or performance.',
    ],
  },
  open: [
    'Think of tasks that get on your nerves. What is it about them that frustrates you?',
    'You know a subject well and may show it in any way you like. What would you do?',
    'Pick something you like to do in your free time. How would you teach it to a beginner?',
  ],
}
