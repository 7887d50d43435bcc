import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Secondary',
  scale: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  statements: {
    sequence: [
      'I hold off until the instructions are complete and clear.',
      'I work through a task in order, one step at a time.',
      'I plan my week in writing, with a time for each thing.',
      'I sort my papers, files and tools so each has its place.',
      'I finish the task in front of me before I pick up another.',
      'A sudden change of plan throws me off.',
      'I check my finished work against the instructions, point by point.',
    ],
    precision: [
      'I read up on a subject in several places before I answer.',
      'I ask one question after another until I am sure.',
      'I take detailed notes on what I read and go back to them.',
      'Even a tiny error bothers me until I correct it.',
      'I answer at length and look for the exact word.',
      'I want to see the source or the figures before I believe something.',
      'I collect facts and bring them up in conversations.',
    ],
    technical_reasoning: [
      'I put effort into a task once I see its real use.',
      'When I use a device, I wonder what is going on inside it.',
      'I learn how things work by trying them with my own hands.',
      'I like to be left alone to do a job my own way.',
      'I use few words and would rather show what I mean.',
      'I stay with a stubborn problem until I have it working.',
      'I need a quiet moment to think before I say anything.',
    ],
    confluence: [
      'I pick my own unusual idea over the expected one.',
      'I risk a mistake to try a way that is new to me.',
      'I bring together things that seem to have nothing in common.',
      'I lose interest when I have to do the same thing twice.',
      'Several ideas run through my mind at the same time.',
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
