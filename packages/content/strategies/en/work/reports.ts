import type { TopicStrategies } from '../../strategy.ts'

export const reports: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Use an old report', body: 'If structure feels like a straitjacket, open an old report and type over its headings.' },
      { title: 'Three lines before sending', body: 'Write three lines first: what happened, what it means, what you ask for.' },
      { title: 'Quarter-hour in order', body: 'Give the report fifteen minutes from top to bottom, without jumping between sections.' },
    ],
    Intensify: [
      { title: 'Order by the reader', body: 'Put first what the reader must do, then what they may like to know.' },
      { title: 'Checklist before send', body: 'Check recipient, subject line, attachment and deadline in that order before you send.' },
      { title: 'Fixed writing slot', body: 'Block the same half hour each day for mail and keep the inbox closed otherwise.' },
    ],
    Tether: [
      { title: 'Start with the result', body: 'Write the result first, even if the background is not in place yet.' },
      { title: 'Leave the template', body: 'Delete the sections of the template that this reader does not need.' },
      { title: 'Reply before sorting', body: 'Answer the one urgent message before you file the rest of the inbox.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'One figure per paragraph', body: 'Put one figure into each paragraph and nothing more.' },
      { title: 'A second pair of eyes', body: 'If proofreading wears you out, ask a colleague to check names and numbers.' },
      { title: 'Subject line first', body: 'Spend one minute on a subject line that says exactly what you need.' },
    ],
    Intensify: [
      { title: 'Date, name, amount', body: 'Replace "soon", "somebody" and "some" with a date, a name and an amount.' },
      { title: 'Attach the evidence', body: 'Link the source of each number you report.' },
      { title: 'Read it as a stranger', body: 'Print the page and mark each word that an outsider could misunderstand.' },
    ],
    Tether: [
      { title: 'Five-sentence mail', body: 'Limit this message to five sentences and move the rest to an attachment.' },
      { title: 'Two facts per claim', body: 'Keep the two facts that carry each claim and delete the others.' },
      { title: 'Send at the bell', body: 'Set an alarm for twenty minutes and send the version you have then.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Photograph the thing', body: 'Take one photo of what you report on and write around it.' },
      { title: 'Ask whoever built it', body: 'If technical parts put you off, have whoever built it explain one, and type along.' },
      { title: 'One small table', body: 'Turn one paragraph into a table with two columns.' },
    ],
    Intensify: [
      { title: 'Report what works', body: 'State for each point what works, what does not and what fixes it.' },
      { title: 'Sketch the process', body: 'Put a simple flow diagram above the text.' },
      { title: 'Click every link', body: 'Try each link, formula and file yourself before the report leaves your desk.' },
    ],
    Tether: [
      { title: 'Add a greeting', body: 'Open with a greeting and one full sentence before the facts.' },
      { title: 'Say why, too', body: 'After each short statement, add the reason in one sentence.' },
      { title: 'Show a draft early', body: 'Send a draft to one colleague before you have solved everything alone.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Borrow a good opening', body: 'Keep a file of openings you liked in other mails and adapt one today.' },
      { title: 'One comparison', body: 'If playing with words feels unprofessional, allow yourself a single comparison per report.' },
      { title: 'Ask for a headline', body: 'Ask a colleague for three headlines for your report and take one.' },
    ],
    Intensify: [
      { title: 'Tell it as a case', body: 'Begin the report with a short scene from one real day.' },
      { title: 'Three subject lines', body: 'Write three unlike subject lines and send the one you would open.' },
      { title: 'Turn the report over', body: 'Draft it once from the view of the person who would object.' },
    ],
    Tether: [
      { title: 'One message, one matter', body: 'Move each second topic into a message of its own.' },
      { title: 'Idea file', body: 'Cut side ideas from the report and paste them into a file for later.' },
      { title: 'Keep the house form', body: 'Use the agreed form to the last heading and put your variant in a note.' },
    ],
  },
}
