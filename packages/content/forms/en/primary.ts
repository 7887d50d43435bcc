import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Primary',
  scale: ['Never', 'Not much', 'Sometimes', 'A lot', 'Always'],
  statements: {
    sequence: [
      'I want to know all the steps before I start.',
      'I go step by step, from first to last.',
      'I make a list of what I have to do.',
      'I put my things neatly back in their places.',
      'I finish one thing before I start another.',
      'I like it when plans stay the same.',
      'I check that my work looks like the example.',
    ],
    precision: [
      'I find out a lot before I answer.',
      'I ask more questions until I am really sure.',
      'I write lots of notes to read again later.',
      'Small mistakes bother me, so I fix them.',
      'I give long answers with all the details.',
      'I ask people how they know that something is true.',
      'I like to tell people facts that I know.',
    ],
    technical_reasoning: [
      'I want to see what a task is useful for.',
      'I want to see what makes things work inside.',
      'I learn how things work by building or trying them.',
      'I like to work by myself in my own way.',
      'I use few words and show what I mean.',
      'When something is broken, I keep trying until it works.',
      'I need quiet time to think before I talk.',
    ],
    confluence: [
      'I use my own idea, even a strange one.',
      'I try new ways, even if they may go wrong.',
      'I think about how very different things are alike.',
      'I get bored when I do the same thing again.',
      'Many ideas pop into my head at once.',
      'I guess what to do and start right away.',
      'I tell my ideas with stories, drawings, songs or play.',
    ],
  },
  open: [
    'What can make you feel upset or stuck when you have something to do?',
    'Think of something you know a lot about. How would you like to show it?',
    'Think of something you like to do. How would you teach it to a friend?',
  ],
}
