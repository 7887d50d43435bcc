import type { TopicStrategies } from '../../strategy.ts'

export const advert: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copy three lines', body: 'If long adverts tire you, copy only three lines: tasks, demands, offer.' },
      { title: 'Let someone read it', body: 'Let someone read the duties to you one by one, and nod or shake your head.' },
    ],
    Intensify: [
      { title: 'Table of duties', body: 'Put all duties in a table and add your own example to each.' },
      { title: 'Deadline first', body: 'Enter the closing date and count back to your first draft.' },
    ],
    Tether: [
      { title: 'Ignore the bullet order', body: 'Begin with the line that attracts you, wherever it stands.' },
      { title: 'Apply with gaps', body: 'Mark the demands you meet, and go on even if two lines stay empty.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Three hard words', body: 'Look up three words of the advert that you would skip.' },
      { title: 'Ten-minute company check', body: 'If background reading bores you, give the company’s site ten minutes only.' },
    ],
    Intensify: [
      { title: 'Musts and wishes', body: 'Underline musts once and wishes twice, word by word.' },
      { title: 'Call with two questions', body: 'Call the contact and ask two exact questions about the post.' },
    ],
    Tether: [
      { title: 'Read between fewer lines', body: 'Read the advert twice and then put it away.' },
      { title: 'One line per demand', body: 'Note a single proof for each demand and stop there.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Picture the tools', body: 'If the technical part daunts you, look up one tool it names and view a photo.' },
      { title: 'Ask a user', body: 'Ask somebody who uses the named machine or program for a five-minute look.' },
    ],
    Intensify: [
      { title: 'Turn duties into actions', body: 'Write beside each duty what your hands would do.' },
      { title: 'Try the named program', body: 'Install a trial of a program in the advert and make one thing.' },
    ],
    Tether: [
      { title: 'Look for the people', body: 'Mark every word about team, customers and contact before you judge the work.' },
      { title: 'Ask about the why', body: 'Find the sentence that says what the employer stands for, and copy it.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Imagine one scene', body: 'If imagining feels vague, picture only the first ten minutes of that job.' },
      { title: 'Two other titles', body: 'Ask a friend for two other jobs in which these duties occur.' },
    ],
    Intensify: [
      { title: 'Rewrite the advert', body: 'Rewrite the advert as if it were looking for you.' },
      { title: 'Read what is missing', body: 'Note what the advert leaves out and what you could bring.' },
    ],
    Tether: [
      { title: 'Stay with the text', body: 'Quote a line of the advert for each thing you imagine about the post.' },
      { title: 'One advert today', body: 'Finish reading this advert before you open the next.' },
    ],
  },
}
