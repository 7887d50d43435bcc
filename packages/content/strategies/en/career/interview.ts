import type { TopicStrategies } from '../../strategy.ts'

export const interview: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Route and clock', body: 'If preparing by plan irks you, fix only the route and the time to leave.' },
      { title: 'Rehearse the opening', body: 'Ask a friend to play the host for the first three minutes.' },
    ],
    Intensify: [
      { title: 'Answers in three parts', body: 'Prepare each answer in three parts: situation, action, result.' },
      { title: 'Night-before list', body: 'Lay out papers, clothes and address the evening before.' },
    ],
    Tether: [
      { title: 'Welcome an odd question', body: 'Answer one odd question from a friend without any preparation.' },
      { title: 'Drop the script', body: 'Shrink your prepared answers to a keyword each.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Three company facts', body: 'Write three facts about the employer on a card and read it on the way.' },
      { title: 'Ask one thing', body: 'If asking feels awkward, write down one question and read it out.' },
    ],
    Intensify: [
      { title: 'Bring exact examples', body: 'Prepare four examples with place, task and figure.' },
      { title: 'Clarify before answering', body: 'Ask what is meant when a question could mean two things.' },
    ],
    Tether: [
      { title: 'Two-minute answers', body: 'Rehearse with a watch and end each answer within two minutes.' },
      { title: 'Let your figure stand', body: 'Give a figure once and leave out where it comes from.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Take a prop', body: 'Bring one thing you worked on and let it start the talk.' },
      { title: 'Test the call', body: 'If video calls unsettle you, have a friend call you for a two-minute test.' },
    ],
    Intensify: [
      { title: 'Offer to show it', body: 'Offer to show how you would handle one of their tasks.' },
      { title: 'Try the trip', body: 'Make the trip or the video set-up once before the day.' },
    ],
    Tether: [
      { title: 'Speak your thoughts', body: 'Say aloud how you think when they give you a problem.' },
      { title: 'Begin with small talk', body: 'Answer the greeting with two friendly sentences before you turn to the work.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'One story to tell', body: 'If storytelling feels like acting, tell one true story to a mirror.' },
      { title: 'What-if practice', body: 'Let a friend ask three what-if questions and answer each in a sentence.' },
    ],
    Intensify: [
      { title: 'Bring a fresh idea', body: 'Bring one idea for their product or service and describe it in a minute.' },
      { title: 'Answer with an image', body: 'Choose an image that shows how you work and use it once.' },
    ],
    Tether: [
      { title: 'Answer, then stop', body: 'Answer the question that was asked, then stop and wait for the next one.' },
      { title: 'Hold the bold idea', body: 'Keep your boldest idea until they ask what you would change.' },
    ],
  },
}
