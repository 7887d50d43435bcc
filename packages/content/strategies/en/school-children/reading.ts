import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Stop at the bookmark', body: 'Put a bookmark two pages ahead and read only up to it.' },
      { title: 'Ask where to start', body: 'Ask a grown-up to show you the first line and the last line.' },
      { title: 'Line by line card', body: 'Going in order feels slow? Slide a card down the page, line by line.' },
    ],
    Intensify: [
      { title: 'Number the parts', body: 'Write a small number beside each part and read in that order.' },
      { title: 'First, next, last', body: 'Tell a friend what happened first, next and last.' },
      { title: 'Task at the top', body: 'Before the story starts, read the task and point to each step.' },
    ],
    Tether: [
      { title: 'Skip and come back', body: 'Stuck on one line? Jump over it and come back later.' },
      { title: 'Begin at a picture', body: 'Open the book at a picture you like and begin there.' },
      { title: 'Plan in the drawer', body: 'Put your reading plan in the drawer and just enjoy two pages.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Find one fact', body: 'Find one fact in the text and put your finger on it.' },
      { title: 'Ask about one word', body: 'Pick one hard word and ask someone what it means.' },
      { title: 'Name hunt', body: 'Set a timer for three minutes and hunt for names.' },
    ],
    Intensify: [
      { title: 'Who, where, when', body: 'Write down who is in the text, where it is and when.' },
      { title: 'Show me the line', body: 'Answer a question, then find the line that shows it.' },
      { title: 'How do you know?', body: 'Ask a friend, "How do you know?" and find it in the text together.' },
    ],
    Tether: [
      { title: 'Dot and go', body: 'See a word you do not know? Make a dot and read on.' },
      { title: 'Three facts, then close', body: 'Write only three facts from this page, then close your notebook.' },
      { title: 'Save your questions', body: 'Put your questions on a sticky note and ask them after the last page.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Hold the real thing', body: 'Reading about a leaf or a coin? Hold one while you read.' },
      { title: 'Build it with someone', body: 'Ask a friend to build one thing from the story with you.' },
      { title: 'Two-minute sketch', body: 'Draw one thing from the text in two minutes. It can be messy.' },
    ],
    Intensify: [
      { title: 'Draw how it works', body: 'Find a thing in the text and draw how it works.' },
      { title: 'Do one step', body: 'Pick one step from the page and do it with your hands.' },
      { title: 'Show without words', body: 'Show a friend one part of the text without using words.' },
    ],
    Tether: [
      { title: 'Two full sentences', body: 'Tell someone about the page in two full sentences.' },
      { title: 'Take turns aloud', body: 'Sit beside a friend and take turns reading aloud.' },
      { title: 'Blocks can wait', body: 'Put blocks and tools out of reach until this page is done.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Guess with maybe', body: 'Guess what happens next and start with "maybe". No guess is wrong.' },
      { title: 'Choose an ending', body: 'Ask a grown-up for two silly endings and choose one.' },
      { title: 'Eyes-closed movie', body: 'New pictures feel odd? Close your eyes and watch the story for one minute.' },
    ],
    Intensify: [
      { title: 'Make a new ending', body: 'Make up another ending and tell it to a toy.' },
      { title: 'Be the hero', body: 'Read one part aloud in the voice of the hero.' },
      { title: 'What is it like?', body: 'Say what this story is like: a game, a trip or a song.' },
    ],
    Tether: [
      { title: 'One book out', body: 'Keep one book on the desk and put the others away.' },
      { title: 'Read before guessing', body: 'Before you guess, read the last two lines again.' },
      { title: 'Idea on a note', body: 'Write your own story idea on a note and read on.' },
    ],
  },
}
