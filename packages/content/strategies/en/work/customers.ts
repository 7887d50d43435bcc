import type { TopicStrategies } from '../../strategy.ts'

export const customers: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Three-part call', body: 'Use greeting, question, next step, and let the rest of the call flow.' },
      { title: 'Card by the phone', body: 'If scripts feel stiff, keep a card with just the first and last sentence.' },
      { title: 'Close one case', body: 'Finish one customer’s case today before you open another.' },
    ],
    Intensify: [
      { title: 'Note the next contact', body: 'Enter the date of the next contact before you hang up.' },
      { title: 'Follow the case list', body: 'Work through open cases from oldest to newest this morning.' },
      { title: 'Same welcome each time', body: 'Lay out form, pen and offer before the customer comes in.' },
    ],
    Tether: [
      { title: 'Let them set the order', body: 'Let the customer begin anywhere and fill in your form afterwards.' },
      { title: 'Skip a script line', body: 'Leave out one line of the script when the customer has answered it.' },
      { title: 'Welcome the walk-in', body: 'Push one planned task back when someone stands at the counter.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Repeat one detail', body: 'Repeat one detail the customer gave and ask whether you have it right.' },
      { title: 'Fact sheet at hand', body: 'If product data bores you, keep a sheet with the five figures people ask for.' },
      { title: 'Ask one more question', body: 'Ask one more question before you offer anything.' },
    ],
    Intensify: [
      { title: 'Write their words', body: 'Note the request in the customer’s own words.' },
      { title: 'Check the promise', body: 'Verify price, date and terms before you say them aloud.' },
      { title: 'Explain the terms', body: 'Take two minutes to explain the one clause that customers overlook.' },
    ],
    Tether: [
      { title: 'Answer, then pause', body: 'Give the short answer and pause. Details come when they ask.' },
      { title: 'Two options are plenty', body: 'Offer two products that fit instead of the whole range.' },
      { title: 'Let the small error be', body: 'Let a customer’s wrong product name pass and serve the request.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Hand it over', body: 'Put the product in the customer’s hands while you talk.' },
      { title: 'Call the workshop', body: 'If technical questions unsettle you, bring in someone from the workshop and listen.' },
      { title: 'Try the product', body: 'Use the product yourself for five minutes before your shift.' },
    ],
    Intensify: [
      { title: 'Show how it runs', body: 'Show in one minute how it runs, then let the customer try.' },
      { title: 'Fix it on the spot', body: 'Choose one complaint that you can settle with your own hands today.' },
      { title: 'Ask about use', body: 'Ask where and how the customer will use it.' },
    ],
    Tether: [
      { title: 'Listen past the fault', body: 'Let the customer finish the story before you start on the repair.' },
      { title: 'Say what you are doing', body: 'Tell the customer each step while you work on the problem.' },
      { title: 'One kind sentence', body: 'Say one sentence about their trouble before you talk of parts.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Prepared surprise', body: 'If improvising feels risky, prepare one small extra and offer it today.' },
      { title: 'Ask their idea', body: 'Ask the customer, "What would be ideal for you?" and write it down.' },
      { title: 'Borrow a phrase', body: 'Listen to a colleague for ten minutes and borrow one friendly phrase.' },
    ],
    Intensify: [
      { title: 'Offer a third way', body: 'Suggest a solution that is not on the list.' },
      { title: 'Story of another case', body: 'Tell briefly how another customer used it in an unusual way.' },
      { title: 'Trade places', body: 'Walk through your own entrance as a customer and change one thing.' },
    ],
    Tether: [
      { title: 'Serve this request', body: 'Settle what the customer came for before you suggest anything new.' },
      { title: 'Promise the known', body: 'Promise only what the house offers today, and note the rest as a wish.' },
      { title: 'One story per customer', body: 'Keep it to one story and then ask what they decide.' },
    ],
  },
}
