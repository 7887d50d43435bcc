import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Choose the first one', body: 'Put all tasks on the table and take just one.' },
      { title: 'Picture plan', body: 'Ask a grown-up to draw your afternoon in three pictures.' },
      { title: 'Beat the song', body: 'Sitting down feels hard? Work until one song is over.' },
    ],
    Intensify: [
      { title: 'My after-school list', body: 'Write your tasks on a list and cross each one off.' },
      { title: 'Same place, same time', body: 'Sit at the same table at the same time today.' },
      { title: 'Bag check', body: 'Read your task book and pack what you need for tomorrow.' },
    ],
    Tether: [
      { title: 'Mix it up', body: 'Change to another task after ten minutes, even if this one is open.' },
      { title: 'Any chair will do', body: 'Do one task on the floor or under the table.' },
      { title: 'Plans may move', body: 'If a friend comes, move one task to after dinner.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Read the task once', body: 'Read the task aloud once, then start.' },
      { title: 'Grown-up check', body: 'Let a grown-up check one task while you watch.' },
      { title: 'One slip hunt', body: 'Looking back feels dull? Find one slip and put a star there.' },
    ],
    Intensify: [
      { title: 'Look it up', body: 'Look up one thing you are not sure about.' },
      { title: 'Check twice, then pack', body: 'Go over your answers one more time before you pack.' },
      { title: 'Ask for more', body: 'Ask at home for one more fact about the topic.' },
    ],
    Tether: [
      { title: 'Done is done', body: 'Put the page in your bag when all boxes are filled.' },
      { title: 'Ask just once', body: 'Ask one time if it is right, then go and play.' },
      { title: 'Stop at the line', body: 'Draw a line on the page and end your answer there.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Try with beans', body: 'Use beans or bottle caps to count or show one task.' },
      { title: 'Work near someone', body: 'Sit by someone at home for one task with your hands.' },
      { title: 'One real thing', body: 'Find one thing at home that has to do with your task.' },
    ],
    Intensify: [
      { title: 'Use it at home', body: 'Use what you did today to cook, shop or fix something.' },
      { title: 'Make your own tool', body: 'Make a fact card or a number strip for your task.' },
      { title: 'Find what stops you', body: 'Point to the spot where you are stuck and test one fix.' },
    ],
    Tether: [
      { title: 'Tell about your day', body: 'Tell someone at home what you found out today.' },
      { title: 'Ask by the third try', body: 'After the third try, call a friend for help.' },
      { title: 'Write it, too', body: 'When your hands are done, write two lines about it.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Roll for it', body: 'New ways feel odd? Let dice pick your next task.' },
      { title: 'A new spot', body: 'Let someone choose a new spot for your next task.' },
      { title: 'A new pen', body: 'Take a pen you never use and write the title with it.' },
    ],
    Intensify: [
      { title: 'Turn it into a game', body: 'Make a game out of your word list or your facts.' },
      { title: 'Tell it as a story', body: 'Tell your task as a story at dinner.' },
      { title: 'Two pens talking', body: 'Let two pens talk to each other about your task.' },
    ],
    Tether: [
      { title: 'Cover the rest', body: 'Put a cloth over all your other things while you work.' },
      { title: 'Do it as it says', body: 'Do the task as it says, then add one extra.' },
      { title: 'Idea jar', body: 'Put each new idea in a jar and open it after homework.' },
    ],
  },
}
