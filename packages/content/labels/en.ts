import type { LabelTexts, ResultTextsByAge } from './label.ts'

export const resultTexts: ResultTextsByAge = {
  1: {
    labels: {
      bridge:
        'This time your answers say: Bridge Learner. You use all four patterns when you need them. You often listen first and help others work together. That is a fine way to learn! Sometimes you may wait so long that your own idea stays hidden. Then say it out loud: your turn counts, too.',
      dynamic:
        'This time your answers say: Dynamic Learner. Most often one or two patterns go first, and you call the others when you need them. You often change your way to suit the job. That is a fine way to learn! Sometimes your first pattern may run ahead. Then stop and ask: what does this job need?',
      strong_willed:
        'This time your answers say: Strong-Willed Learner. Three or four patterns go first for you. You often take on a whole job and show others a way. That is a fine way to learn! Sometimes you may decide before others have spoken. Then wait a little and ask: what do you think?',
    },
    provisional:
      'This time your answers say: Dynamic Learner, for now. No pattern goes first yet, and at least one you would rather leave alone. So you may look for your way anew with each job. That is a fine way to learn! Maybe you were tired or in a hurry that day. When you feel rested, you can answer once more.',
    bands: {
      sequence: {
        Avoid:
          'Steps, lists and fixed plans may feel heavy to you, and you like to move freely. A picture with three steps can help. Try this: ask someone, "What is the very first thing?"',
        'As Needed':
          'You use steps and lists when a job calls for them. On other days you do without. Knowing when a plan is useful can help. Try this: before a big job, write down three small steps.',
        'Use First':
          'You like to know the steps and do them in order. You often make lists and keep things tidy. You may want time to get ready. Try this: if plans change, breathe and write a new list.',
      },
      precision: {
        Avoid:
          'Many facts, long answers and tiny corrections may tire you, and you like to get to the point. Short texts can help. Try this: find three facts that matter and tell them in your own words.',
        'As Needed':
          'You look for facts and details when they matter. At other times you let small things go. Knowing what must be right can help. Try this: pick one part of your work and check it with care.',
        'Use First':
          'You like facts, and you ask until you are sure. You often look for small mistakes. You may want books and time for questions. Try this: set a timer, and when it rings, stop looking and start.',
      },
      technical_reasoning: {
        Avoid:
          'Taking things apart or working in silence may feel strange to you. You like company and talk. Watching someone first can help. Try this: build one small part together with a friend.',
        'As Needed':
          'You try things with your hands when it is useful. At other times you read, ask or talk. Having the real thing in front of you can help. Try this: when words are not enough, draw or build it.',
        'Use First':
          'You like to try, build and fix things, often alone and with few words. You may want quiet time and real tools. Try this: when you are done, tell someone how you did it.',
      },
      confluence: {
        Avoid:
          'Guessing, acting or making up new things may make you nervous. You like to know what will happen. An example to look at can help. Try this: change one small thing and see how it feels.',
        'As Needed':
          'You think up new ideas when they are wanted. At other times you like the usual way. A friendly group can help. Try this: say one new idea out loud, even if it sounds funny.',
        'Use First':
          'You like new ideas, surprises and your own way. Often you start before you hear everything. You may want room to play. Try this: write down your ideas, choose one and read the directions once more.',
      },
    },
  },
  2: {
    labels: {
      bridge:
        'This time your answers say Bridge Learner: you tend to use all four patterns as the task asks, and none of them takes over. You often listen, weigh things up and help people find common ground. This can give a group calm and balance. There is a price, too: you may feel that no pattern is really yours, or hold back until others have decided. Choose one pattern to lead each task, and speak up early.',
      dynamic:
        'This time your answers say Dynamic Learner: you usually start with one or two patterns, while the others wait for your call or stay in the background. You tend to shift your approach to fit the purpose. This can give a group direction and movement. There is a price, too: a lead pattern may take over, or one you avoid may be forgotten. Read the task first, then choose what leads and what must join.',
      strong_willed:
        'This time your answers say Strong-Willed Learner: you tend to put three or four patterns to use right from the start. You often carry a task from plan to result yourself and step forward when something must be done. This can give a group drive and a clear course. There is a price, too: you may seem to decide for everyone, or take on too much. Ask others for their view, and leave a part to them.',
    },
    provisional:
      'This time your answers say Dynamic Learner, as a provisional result: no pattern reached Use First, and at least one came out as Avoid. So no pattern of yours clearly leads yet. You may choose your way anew with each task, and that can keep you open and flexible. There is a price, too: without a lead, getting started may take longer. It may also just have been a tired or hurried day. Keep the result, or take the inventory once more when you are rested.',
    bands: {
      sequence: {
        Avoid:
          'Detailed instructions and strict schedules tend to weigh on you, so you may begin in the middle and plan as you go. It can help to see a finished example first. Before a longer task, mark three stopping points instead of writing a full plan.',
        'As Needed':
          'You plan and order your work when a task calls for it, and let things flow when it does not. It can help to notice early which case you are in. When several deadlines meet, write them down in the order they fall.',
        'Use First':
          'You tend to look for clear directions, make a plan and finish one thing before the next. You may ask for calm time and early notice of changes. Leave one free slot in each plan, so that a surprise does not upset the rest.',
      },
      precision: {
        Avoid:
          'Long texts, many corrections and demands for proof may drain you, and you tend to give the short version. It can help to know which details truly count. Ask for the three that matter, and check just those before you hand something in.',
        'As Needed':
          'You dig into details when the topic or the stakes call for it and keep things brief elsewhere. Clear expectations can help. Decide before you start how exact this piece must be, and give the checking a fixed amount of time.',
        'Use First':
          'You tend to collect facts, ask many questions and correct small slips before you feel ready. You may want reliable sources and time to read. Set an end to the search: when the main question is answered, begin writing and add the rest later.',
      },
      technical_reasoning: {
        Avoid:
          'Taking things apart, working alone or tinkering for hours may feel tiresome to you, and you often prefer company and talk. Seeing someone else do it first can help. Start with one small hands-on part and say aloud what you are doing.',
        'As Needed':
          'You try things out by hand when that is useful and turn to reading or talking at other times. Knowing what a task is for can help. If an explanation goes nowhere, sketch it, build it or test one piece.',
        'Use First':
          'You tend to want a real use, your own space and something to test, and you say little until it works. You may want quiet time. Tell your group in two sentences where you stand, so nobody has to guess.',
      },
      confluence: {
        Avoid:
          'Open tasks, sudden changes and acting on a guess may make you tense, and you tend to stay with what you know. A few examples to choose from can help. Take a safe starting point and change just one thing about it.',
        'As Needed':
          'You bring in fresh ideas when they are wanted and are content with the usual way at other times. A relaxed group can help. When you feel stuck, note five ideas quickly, without judging them, and keep one.',
        'Use First':
          'You tend to start on a hunch, follow several ideas and look for a way of your own. You may want room to experiment. Before you run ahead, read the task once to its end and pick the idea that answers it.',
      },
    },
  },
  3: {
    labels: {
      bridge:
        'Your result is Bridge Learner: all four patterns lie in the As Needed range, and you draw on each when a situation asks for it. Day to day you tend to weigh before you act, adjust to your company and connect people who see things differently. Others may value this evenness. The caution: you may delay a decision, or feel that nothing is quite your own. It can help to name one pattern as the lead for each task.',
      dynamic:
        'Your result is Dynamic Learner: usually one or two patterns lie in the Use First range, while the others stand by or are kept at a distance. Day to day you tend to begin with your lead and change course when the purpose changes. Others may value this liveliness. The caution: you may press on in your usual way, or pass over what an avoided pattern would notice. It can help to ask what the task needs before you begin.',
      strong_willed:
        'Your result is Strong-Willed Learner: three or four patterns lie in the Use First range and come into play at once. Day to day you tend to hold plan, discussion and outcome in your own hands and to go ahead where others wait. Others may value this resolve. The caution: you may seem to leave little room for others, or carry more than your share. It can help to invite another view before you decide.',
    },
    provisional:
      'Your result is Dynamic Learner, provisionally: this time none of your patterns lies in the Use First range, and at least one lies in Avoid. No pattern clearly takes the lead. You may decide from case to case how to go about a task, and others may value this openness. The caution: the first step may come late, or what an avoided pattern would notice may be missed. A tired or hurried day can be the reason. Keep the result, or take the inventory once more when you are rested.',
    bands: {
      sequence: {
        Avoid:
          'Procedures, schedules and tidy systems may feel confining, and you tend to find your own way through the day. It can help when the goal is fixed and the route is open. Agree on one date and one result, and leave the rest loose.',
        'As Needed':
          'You bring order and planning to the tasks that need them and live happily without them elsewhere. A quick look at what could go wrong can help you decide. For shared work, write down who does what by when.',
        'Use First':
          'You tend to set out steps, dates and lists before you act and to finish what you began. You may want complete instructions and few interruptions. When others work more loosely, agree on the milestones and let them choose the steps between.',
      },
      precision: {
        Avoid:
          'Lengthy documents, exact figures and close checking may wear on you, and you tend to work from the main idea. Summaries can help, and so can someone who looks it over with you. Name the two details that must be right and confirm them.',
        'As Needed':
          'You go into detail where accuracy matters and settle for the outline where it does not. It can help to know what a slip would cost. Before you begin, ask which figures, names or dates have to be exact.',
        'Use First':
          'You tend to research, ask and verify before you commit yourself, and loose wording bothers you. You may want access to sources and time to read. Decide how much certainty this decision needs, and stop gathering when you have reached it.',
      },
      technical_reasoning: {
        Avoid:
          'Repairs, technical detail and long hours alone may tire you, and you tend to look for company or explanation instead. Being shown the use in plain words can help. Ask someone to do it beside you once, then repeat the first part yourself.',
        'As Needed':
          'You get hands-on when a problem calls for it and talk or read your way through at other times. A clear practical purpose can help. When a discussion goes in circles, suggest a quick trial and look at what happens.',
        'Use First':
          'You tend to ask what works, try it yourself and stay with it, often in few words. You may want independence and uninterrupted time. Let people know from time to time what you are testing, and when they may expect an answer.',
      },
      confluence: {
        Avoid:
          'Improvising, frequent change and ideas without a base may unsettle you, and you tend to trust what has worked before. Advance notice can help. When something new is asked of you, try it on a small scale where little is at stake.',
        'As Needed':
          'You come up with new approaches when the situation asks for them and keep to familiar ones otherwise. Time set aside for ideas can help. If a routine stops working, list three other ways before you return to it.',
        'Use First':
          'You tend to see possibilities early, move on a hunch and keep several ideas alive. You may want freedom to experiment. Before you share the next idea, choose one from the last round and say what its first step would be.',
      },
    },
  },
}

export const labelsOfOthers: LabelTexts = {
  labels: {
    bridge:
      'This person’s result is Bridge Learner: all four patterns lie in the As Needed range, and each is used when a situation asks for it. People with this result often listen and weigh before they act, and connect those who see things differently. Others may value this evenness. The caution: a decision may be put off, or no pattern may feel like their own. It can help to agree on one pattern that leads each task.',
    dynamic:
      'This person’s result is Dynamic Learner: one or two patterns lie in the Use First range, while the others stand by or are kept at a distance. People with this result often begin with their lead and change course when the purpose changes. Others may value this liveliness. The caution: they may press on in the usual way, or pass over what an avoided pattern would notice. It can help to ask what the task needs before it begins.',
    strong_willed:
      'This person’s result is Strong-Willed Learner: three or four patterns lie in the Use First range and come into play at once. People with this result often hold plan, discussion and outcome in their own hands and go ahead where others wait. Others may value this resolve. The caution: they may seem to leave little room for others, or carry more than their share. It can help to offer another view, and to take over a part.',
  },
  provisional:
    'This person’s result is Dynamic Learner, provisionally: this time none of the patterns lies in the Use First range, and at least one lies in Avoid. No pattern clearly takes the lead. People with such a result may decide from case to case how to go about a task, and others may value this openness. The caution: the first step may come late. A tired or hurried day can also be the reason; the inventory can be taken once more on a calm day.',
}
