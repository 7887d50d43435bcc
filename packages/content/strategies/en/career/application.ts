import type { TopicStrategies } from '../../strategy.ts'

export const application: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Fill one section', body: 'If CVs tire you, fill in only your latest post with dates today.' },
      { title: 'Use a ready template', body: 'Ask a friend for a clean template and type your data into it.' },
    ],
    Intensify: [
      { title: 'Dates in a row', body: 'List all posts and training by date, newest on top.' },
      { title: 'Sending checklist', body: 'Check letter, CV, certificates, file names and address before you send.' },
    ],
    Tether: [
      { title: 'Letter before layout', body: 'Write the letter in a plain mail and leave the format for the end.' },
      { title: 'Break the usual order', body: 'Put your most fitting experience first, whatever its date.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'One number per job', body: 'Add one number to each post: people, pieces, hours or money.' },
      { title: 'Swap and check', body: 'If hunting for typos wears you out, trade applications with a friend and check theirs.' },
    ],
    Intensify: [
      { title: 'Match their words', body: 'Use the advert’s exact terms for what you have done.' },
      { title: 'Prove each claim', body: 'Add a fact or a result behind every quality you name.' },
    ],
    Tether: [
      { title: 'One page limit', body: 'Cut the CV to the limit by removing details older than ten years.' },
      { title: 'Send by noon', body: 'Set noon as the limit, read it once more and send it.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Show one piece of work', body: 'Add a photo or link to one thing you made or did.' },
      { title: 'Technical helper', body: 'If upload forms make you sweat, sit beside someone who knows them.' },
    ],
    Intensify: [
      { title: 'Make a work sample', body: 'Build a small sample that solves a task from the advert.' },
      { title: 'Test the file', body: 'Open your file on a phone and another computer before you send it.' },
    ],
    Tether: [
      { title: 'Add the person', body: 'Write two sentences on how you work with others.' },
      { title: 'Let somebody read it', body: 'Give the letter to a reader before you call it ready.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Copy one lively line', body: 'If writing about yourself feels odd, adapt a lively line from a sample letter.' },
      { title: 'Three words from friends', body: 'Ask three friends for one word about you, and use one.' },
    ],
    Intensify: [
      { title: 'Open with a scene', body: 'Begin the letter with a scene from your working life.' },
      { title: 'Unusual proof', body: 'Connect a hobby with a demand of the post, in two lines.' },
    ],
    Tether: [
      { title: 'Their form first', body: 'Fill in their form just as it is before you add anything of your own.' },
      { title: 'Pick one design', body: 'Choose one design for all pages and close the gallery.' },
    ],
  },
}
