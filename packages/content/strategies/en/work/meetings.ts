import type { TopicStrategies } from '../../strategy.ts'

export const meetings: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'One point on paper', body: 'Bring one point on a slip of paper and raise it when its turn comes.' },
      { title: 'Ask for the agenda', body: 'If agendas bore you, ask the host for the two items that concern you.' },
      { title: 'Stay for one item', body: 'Agree to follow the set order for the first half hour.' },
    ],
    Intensify: [
      { title: 'Send the agenda', body: 'Send the points with minutes beside each, a day ahead.' },
      { title: 'Close with who and when', body: 'Use the last five minutes to read out who does what by when.' },
      { title: 'Visible clock', body: 'Put a clock where all can see it and call half time.' },
    ],
    Tether: [
      { title: 'Let the talk drift', body: 'Let the group leave the agenda for five minutes before you bring it back.' },
      { title: 'Open item welcome', body: 'Close the meeting with one item open and name a date for it.' },
      { title: 'Hand over the chair', body: 'Ask a colleague to run the order today and follow theirs.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Note the decisions', body: 'Keep a card headed "decided" and add a line whenever something is settled.' },
      { title: 'One number ready', body: 'If details swamp you, look up one number beforehand and keep it in your pocket.' },
      { title: 'Share the minutes', body: 'Split the minutes with a colleague: one writes the first half, one the second.' },
    ],
    Intensify: [
      { title: 'Ask what exactly', body: 'Ask once in each item, "What exactly do we mean by that?"' },
      { title: 'Check before you quote', body: 'Verify the two figures you will mention while you wait for the start.' },
      { title: 'Confirm in writing', body: 'Send a short note after the meeting that states what was agreed.' },
    ],
    Tether: [
      { title: 'Keep the footnote', body: 'Let a small error pass and mention it to the speaker afterwards.' },
      { title: 'Thirty-second answer', body: 'Answer in thirty seconds and offer the details to whoever wants them.' },
      { title: 'Two questions at most', body: 'Choose your two most useful questions and leave the rest on paper.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Bring something to touch', body: 'Put a sample or print-out on the table and speak about that.' },
      { title: 'Sit beside the engineer', body: 'If technical items lose you, sit beside someone who knows them and whisper a question.' },
      { title: 'One try, five minutes', body: 'Propose a five-minute try-out of one suggestion instead of more talk.' },
    ],
    Intensify: [
      { title: 'Draw while they talk', body: 'Draw the problem on the board while others describe it.' },
      { title: 'Ask about next week', body: 'Ask how the decision will work in practice next week.' },
      { title: 'Show the prototype', body: 'Replace your slides by the thing itself for two minutes.' },
    ],
    Tether: [
      { title: 'Speak in round one', body: 'Say one full sentence in the first round, even while you are still working it out.' },
      { title: 'Repairs after the meeting', body: 'Write the fix on a card and let the others describe the problem first.' },
      { title: 'Laptop down', body: 'Close the laptop and face the person who is speaking.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Write before you say', body: 'If loose talk unsettles you, write one suggestion down and read it out.' },
      { title: 'Build on a colleague', body: 'Pick up an idea that somebody else began and add a detail.' },
      { title: 'Five idea minutes', body: 'Ask for a limit of five minutes for wild ideas, and stay for them.' },
    ],
    Intensify: [
      { title: 'What if we did not', body: 'Ask what would happen if the team dropped this item altogether.' },
      { title: 'Change the setting', body: 'Suggest holding this item standing up or on a walk.' },
      { title: 'Question as a picture', body: 'Offer an image for the problem: a bridge, a leak, a knot.' },
    ],
    Tether: [
      { title: 'One idea, then ears', body: 'Give one idea, then wait until three colleagues have spoken.' },
      { title: 'Ask for the item', body: 'Ask which item of the agenda is open before you bring something new.' },
      { title: 'Corner for later', body: 'Write extra ideas in the "later" corner of the board and leave them there.' },
    ],
  },
}
