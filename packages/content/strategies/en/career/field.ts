import type { TopicStrategies } from '../../strategy.ts'

export const field: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Two fields, one page', body: 'If long plans weigh on you, compare just two fields on one page.' },
      { title: 'Walk through with someone', body: 'Ask somebody you trust to lead you through the first step and stop there.' },
    ],
    Intensify: [
      { title: 'Rank your criteria', body: 'List what matters to you in a field and put the list in order.' },
      { title: 'Step calendar', body: 'Enter one step a week in your calendar: read, ask, visit, decide.' },
    ],
    Tether: [
      { title: 'Unplanned hour', body: 'Leave your list aside and spend an hour in a field you never considered.' },
      { title: 'Decide in part', body: 'Choose a direction for six months and leave the rest of the path open.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Three facts per field', body: 'Look up three facts for one field: tasks, pay, training.' },
      { title: 'Shared fact hunt', body: 'If reading about fields tires you, read with a friend for twenty minutes.' },
    ],
    Intensify: [
      { title: 'Ask an insider', body: 'Write five exact questions and put them to somebody who works there.' },
      { title: 'Check the figures', body: 'Compare pay and openings in two independent sources.' },
    ],
    Tether: [
      { title: 'Close the tabs', body: 'Keep three pages about the field open and close all others.' },
      { title: 'Leave one question', body: 'Accept one unanswered question and book a visit anyway.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Half a day of watching', body: 'Ask to watch somebody at work for half a day, hands in pockets.' },
      { title: 'Try one small task', body: 'If practical trials make you nervous, try one typical task at home, unseen.' },
    ],
    Intensify: [
      { title: 'Do a trial day', body: 'Arrange one trial day and do a real piece of work.' },
      { title: 'Test it on a problem', body: 'Ask which problem the field solves and sketch your own solution.' },
    ],
    Tether: [
      { title: 'Ask how it feels', body: 'Ask somebody in the field what the days feel like, not only what they do.' },
      { title: 'Talk it through aloud', body: 'Tell two people what you are considering and let them ask questions.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Draw a card', body: 'If dreaming feels idle, write ten fields on cards and draw one.' },
      { title: 'Borrow a dream', body: 'Ask a friend which field they imagine you in, and read about it.' },
    ],
    Intensify: [
      { title: 'Mix two fields', body: 'Put together two fields that interest you and name a job between them.' },
      { title: 'Letter from the future', body: 'Write half a page from your life in ten years.' },
    ],
    Tether: [
      { title: 'Shortlist of three', body: 'Cut your ideas to three and explore only those this month.' },
      { title: 'See the ordinary day', body: 'Write down an ordinary Tuesday in that field before you fall for the idea.' },
    ],
  },
}
