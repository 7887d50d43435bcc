import type { TopicStrategies } from '../../strategy.ts'

export const newTool: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Only the first menu', body: 'Open the first menu and try its top three commands.' },
      { title: 'Watch a short tour', body: 'If manuals bore you, watch a tour of five minutes and copy the first move.' },
      { title: 'Sticky-note recipe', body: 'Ask a colleague for the four clicks you need and stick them on the screen.' },
    ],
    Intensify: [
      { title: 'Write your own steps', body: 'Write down each step as you do it and number them.' },
      { title: 'Follow the guide once', body: 'Follow the guide from page one with one real example.' },
      { title: 'Daily practice slot', body: 'Reserve the first fifteen minutes of each day this week for the tool.' },
    ],
    Tether: [
      { title: 'Explore off the path', body: 'Close the guide and open three functions nobody told you about.' },
      { title: 'Leave the old layout', body: 'Keep the new default layout for a week before you rearrange anything.' },
      { title: 'Use it half set up', body: 'Do one real job with it before all settings are in order.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Four terms', body: 'Write down four terms of the tool with their meaning in your words.' },
      { title: 'Read one help page', body: 'If help pages put you to sleep, read a single one and set a ten-minute limit.' },
      { title: 'Check with an old case', body: 'Put in one old case and see whether the figures agree.' },
    ],
    Intensify: [
      { title: 'Ask for the exact meaning', body: 'Ask the supplier what each field is for and note the answer.' },
      { title: 'Compare the results', body: 'Run the same task in old and new tool and compare the numbers.' },
      { title: 'Read the release notes', body: 'Read what changed in this version before you rely on an old habit.' },
    ],
    Tether: [
      { title: 'Ignore the rare options', body: 'Leave out each option you have not needed this month.' },
      { title: 'Work before reading', body: 'Begin with the manual shut and look up only what stops you.' },
      { title: 'Short note for others', body: 'Explain the tool to a colleague in six lines, not six pages.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Two hands, one mouse', body: 'Ask somebody to sit beside you while your hand does the clicking.' },
      { title: 'Safe playground', body: 'If breaking something worries you, use a test copy and press three buttons.' },
      { title: 'One use for yourself', body: 'Find one small job of your own that this tool could do.' },
    ],
    Intensify: [
      { title: 'Take it apart', body: 'Open the settings and find out which part does what.' },
      { title: 'Real job today', body: 'Do one of today’s jobs with the new tool from start to end.' },
      { title: 'Break it on purpose', body: 'Enter something wrong in a test copy and see how the tool reacts.' },
    ],
    Tether: [
      { title: 'Ask before tinkering', body: 'Ask two users how they work with it before you change settings.' },
      { title: 'Show your screen', body: 'Share your screen and tell a colleague what you are doing.' },
      { title: 'Read before pressing', body: 'Keep your hands in your lap until you have read the first screen.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Tiny variation', body: 'If playing around feels risky, change one setting and change it back.' },
      { title: 'Collect tricks', body: 'Ask three colleagues for their best trick and try one.' },
      { title: 'Ten free minutes', body: 'Allow ten minutes with no purpose and see what you find.' },
    ],
    Intensify: [
      { title: 'Another purpose', body: 'Try the tool on a harmless job that it was not made for.' },
      { title: 'Give it a nickname', body: 'Describe the tool as an animal or a vehicle to remember how it behaves.' },
      { title: 'Combine two tools', body: 'Connect it with another tool you have and see what becomes possible.' },
    ],
    Tether: [
      { title: 'Learn one way first', body: 'Stay with the recommended way for five runs before you vary it.' },
      { title: 'Finish the tutorial', body: 'Keep the tutorial open until its last screen, then experiment.' },
      { title: 'Limit the add-ons', body: 'Put every tempting add-on on a wish list and install none today.' },
    ],
  },
}
