import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Primary',
  scale: ['Never', 'Not much', 'Sometimes', 'A lot', 'Always'],
  statements: {
    sequence: [
      'I want to hear all the steps before I start.',
      'I go step by step, from first to last.',
      'I make a list of what I have to do.',
      'I sort my things into neat rows or piles.',
      'I finish one thing before I start another.',
      'I get upset when a plan changes.',
      'I check that my work looks like the example.',
    ],
    precision: [
      'I find out all about something before I answer.',
      'I ask one more question to be really sure.',
      'I write down all I find and read it again.',
      'Small mistakes bother me, so I fix them.',
      'I give long answers with all the details.',
      'I ask people how they know that something is true.',
      'I like to tell people facts that I know.',
    ],
    technical_reasoning: [
      'I care most about things that I can really use.',
      'I want to see what makes things work inside.',
      'I learn how a thing works by using my hands.',
      'I like to work things out all by myself.',
      'I would rather show something than talk about it.',
      'When something is broken, I keep trying until it works.',
      'I need quiet time to think before I talk.',
    ],
    confluence: [
      'I use my own idea, even a strange one.',
      'I try new ways, even if they may go wrong.',
      'I look for ways that very different things are alike.',
      'I get bored when I do the same thing again.',
      'Many ideas pop into my head at once.',
      'I guess what to do and start right away.',
      'I tell my ideas with stories, drawings, songs or play.',
    ],
  },
  open: [
    'What can make you feel cross or stuck when you have something to do?',
    'You know all about something. How would you like to show it?',
    'Think of something you like to do. How would you teach it to a friend?',
  ],
}
