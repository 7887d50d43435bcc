import type { Form } from '../form.ts'

export const adult: Form = {
  age_group_id: 3,
  title: 'Adult',
  scale: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  statements: {
    sequence: [
      'I want complete instructions in hand before I make a start.',
      'I take a task step by step, in a fixed order.',
      'I set out my tasks in a written schedule or list.',
      'I keep the things I use sorted, each in its own place.',
      'I see one task through to the end before turning to another.',
      'I feel uneasy when plans change at short notice.',
      'I compare what I have done with the instructions or an example.',
    ],
    precision: [
      'I gather information from many sides before I give an answer.',
      'I ask many questions to be sure before I go ahead.',
      'I keep detailed notes so that I can go back to them.',
      'Small errors bother me enough that I stop to correct them.',
      'I answer at length so that every detail is exact.',
      'I look for proof or exact figures before I accept a claim.',
      'I enjoy telling others facts that I have picked up.',
    ],
    technical_reasoning: [
      'I look for the practical use of whatever I am asked to do.',
      'I want to understand how a tool or system works on the inside.',
      'I get to know a new tool by trying it out myself.',
      'I like to handle things on my own, in my own way.',
      'I say little and show what I mean instead.',
      'I stay with a practical problem until I find what works.',
      'I need time alone with my thoughts before I talk things over.',
    ],
    confluence: [
      'I follow unusual ideas of my own rather than familiar ones.',
      'I try untested ways, even at the risk of a mistake.',
      'I link things that people around me see as unrelated.',
      'I feel bored when I repeat what I have done before.',
      'I have several ideas on the go at once.',
      'I start on a hunch, before I have heard all the instructions.',
      'I express what I mean through stories, images, music or acting.',
    ],
  },
  open: [
    'What frustrates you about some of the tasks you are given, or about the way they are given to you?',
    'You are free to decide how to show what you know. Which way would you take, and why?',
    'Think of an activity you enjoy. How would you go about teaching it to another person?',
  ],
}
