import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'One sticky note', body: 'Write the very first job on a sticky note and do it.' },
      { title: 'Plan with a partner', body: 'Let a partner draw the plan while you say three jobs.' },
      { title: 'Ten-minute start', body: 'Plans feel long? Work for ten minutes, then take a break.' },
    ],
    Intensify: [
      { title: 'Days on a paper', body: 'Draw a box for each day and put one job in it.' },
      { title: 'Cards in order', body: 'Put your talk on cards and number them.' },
      { title: 'Check the list', body: 'Read the project list aloud and tick what is done.' },
    ],
    Tether: [
      { title: 'Change one plan', body: 'Move one job to another day and see how it goes.' },
      { title: 'Let it be open', body: 'Leave the last part of your poster empty until the end.' },
      { title: 'Begin in the middle', body: 'Do the part you like first and hang it up.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Two facts are fine', body: 'Find two facts about your topic and write them big.' },
      { title: 'Ask one expert', body: 'Ask someone who knows the topic one question.' },
      { title: 'One page, one book', body: 'Facts feel like too much? Open one book and read one page.' },
    ],
    Intensify: [
      { title: 'Where is it from?', body: 'Write down the book or page for each fact.' },
      { title: 'Give the number', body: 'Put one exact number on your poster: how many, how tall, how old.' },
      { title: 'Practice questions', body: 'Let a friend ask you three questions about your project.' },
    ],
    Tether: [
      { title: 'Five facts fit', body: 'Choose five facts for the poster and put the others in a folder.' },
      { title: 'Talk, not read', body: 'Turn your notes over and tell one part in your own words.' },
      { title: 'Stop the search', body: 'Close the books after lunch and begin to make it.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Just cut one shape', body: 'Cut out one shape and glue it on your poster.' },
      { title: 'Hands next to hands', body: 'Sit by a builder friend and copy one move.' },
      { title: 'Kit from the box', body: 'Building feels hard? Take three things from a craft box and join them.' },
    ],
    Intensify: [
      { title: 'Make a model', body: 'Build a small model that people may touch.' },
      { title: 'Test it first', body: 'Try out each part before the day you show it.' },
      { title: 'Tools on the table', body: 'Put scissors, glue and tape ready before you start.' },
    ],
    Tether: [
      { title: 'Tell how you made it', body: 'Say three sentences about how you made your model.' },
      { title: 'Let a friend glue', body: 'Give a friend one part to build with you.' },
      { title: 'Hands off, plan on', body: 'Keep your hands still for two minutes and talk it over.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Pick a shape', body: 'Choose one shape, like a star, and use it all over the poster.' },
      { title: 'Look at three posters', body: 'Look at three other posters and borrow one idea.' },
      { title: 'One small surprise', body: 'Surprises feel risky? Put just one small flap on your poster.' },
    ],
    Intensify: [
      { title: 'Open with a story', body: 'Start your talk with a tiny story about the topic.' },
      { title: 'Dress it up', body: 'Bring one thing to wear or hold while you talk.' },
      { title: 'Mix two things', body: 'Mix your topic with a sport, a song or an animal.' },
    ],
    Tether: [
      { title: 'Choose by tomorrow', body: 'Write your ideas on stars and keep one star by tomorrow.' },
      { title: 'Back to the topic', body: 'Read the topic card before you add something new.' },
      { title: 'Finish one corner', body: 'Finish one corner of the poster before you start another.' },
    ],
  },
}
