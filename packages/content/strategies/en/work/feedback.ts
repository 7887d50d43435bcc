import type { TopicStrategies } from '../../strategy.ts'

export const feedback: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Two-step note', body: 'Write one thing to keep and one to change, in that order.' },
      { title: 'Follow a form', body: 'If fixed forms irritate you, borrow one for a single talk and change it later.' },
      { title: 'Set the date first', body: 'Send the invitation for the talk now. The words can follow.' },
    ],
    Intensify: [
      { title: 'Points in order', body: 'Put your points in order: aim, what you saw, effect, request.' },
      { title: 'List after listening', body: 'List what you heard, and give each point a next step and a date.' },
      { title: 'Regular ten minutes', body: 'Fix ten minutes every second week for feedback in both directions.' },
    ],
    Tether: [
      { title: 'Let it be a talk', body: 'Put your list face down and let the other person begin.' },
      { title: 'Follow the new point', body: 'When a new point comes up, follow it and drop one of yours.' },
      { title: 'Leave it unresolved', body: 'End the talk with one question open and return to it next week.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'One example ready', body: 'Write down one example with day and place before the talk.' },
      { title: 'Ask for one example', body: 'If details sting, ask for one exact example and thank the person for it.' },
      { title: 'Repeat it back', body: 'Say in one sentence what you understood, and let them correct you.' },
    ],
    Intensify: [
      { title: 'Facts before opinion', body: 'Describe what you saw or heard before you say what you think.' },
      { title: 'Clarify one word', body: 'Ask what "better", "faster" or "friendlier" would look like.' },
      { title: 'Write the wording down', body: 'Note the exact words while they are fresh.' },
    ],
    Tether: [
      { title: 'Name three, not ten', body: 'Choose the three points that matter most and let the others go.' },
      { title: 'Resist the correction', body: 'Let the other person’s version stand for a minute before you put details right.' },
      { title: 'Skip the proof', body: 'Accept a thank-you without asking for reasons.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Point at the work', body: 'Lay the piece of work on the table and point to one place.' },
      { title: 'Try one sentence', body: 'If practice seems pointless, try your first sentence once on a colleague.' },
      { title: 'One fix today', body: 'Take one remark and change one thing within the hour.' },
    ],
    Intensify: [
      { title: 'Show the better way', body: 'Show how you would do it, then watch the other person try.' },
      { title: 'Test the advice', body: 'Try out a piece of advice for one day before you judge it.' },
      { title: 'Find the working part', body: 'Name the part that works and say what makes it work.' },
    ],
    Tether: [
      { title: 'Feelings before fixes', body: 'Ask how the other person sees it before you offer a solution.' },
      { title: 'Full sentences', body: 'Give the feedback in at least four full sentences.' },
      { title: 'Stay in the room', body: 'Talk about it face to face instead of quietly redoing the work.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Use an image card', body: 'If open talk feels unsafe, choose a picture that shows how the project felt.' },
      { title: 'One wish', body: 'End with one wish that begins with "I could imagine".' },
      { title: 'Ask for two ideas', body: 'Ask the other person for two ideas you have not thought of.' },
    ],
    Intensify: [
      { title: 'Future picture', body: 'Describe how things would look in three months if this went well.' },
      { title: 'Swap seats', body: 'Take the other chair and give the feedback as you think they would.' },
      { title: 'New setting for it', body: 'Hold the talk on a walk or over tea instead of across a desk.' },
    ],
    Tether: [
      { title: 'One topic per talk', body: 'Stay with the work at hand and keep other ideas for another day.' },
      { title: 'Hear the end', body: 'Press your feet to the floor until the other person has finished.' },
      { title: 'Usual way first', body: 'Tell them what the agreed way is before you suggest a new one.' },
    ],
  },
}
