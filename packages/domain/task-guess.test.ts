import { describe, expect, test } from 'vitest'
import { nameIn, topicIn } from './task-guess.ts'

describe('the name in a text', () => {
  test.each([
    ['Essay on bridges\nWrite two pages.', 'Essay on bridges'],
    ['\n\n  Essay   on bridges:\n', 'Essay on bridges'],
    ['Dear Maya,\nplease write the report.', 'please write the report.'],
    ['Hi Maya, could you write the report?', 'could you write the report?'],
    ['Hallo zusammen!\nPlant den Ausflug.', 'Plant den Ausflug.'],
    ['Sehr geehrte Frau Weber,\n\nbitte prüfen Sie die Liste.', 'bitte prüfen Sie die Liste.'],
    ['Olá Maria!\nEscreve um texto.', 'Escreve um texto.'],
    ['Αγαπητοί μαθητές,\nΔιαβάστε το κεφάλαιο.', 'Διαβάστε το κεφάλαιο.'],
    ['عزيزتي مايا،\nاكتبي تقريرًا قصيرًا.', 'اكتبي تقريرًا قصيرًا.'],
    [
      'From: Sam <sam@example.com>\nTo: Maya\nSubject: Re: Stock list\n\nHi Maya,\ngo',
      'Stock list',
    ],
    ['Von: Sam\nDatum: 6.12.2026\nBetreff: AW: Bestandsliste', 'Bestandsliste'],
    ['06.12.2026\nHomework', 'Homework'],
    ['Berlin, 6. Dezember 2026\nHausaufgabe', 'Hausaufgabe'],
    ['Monday, December 6, 2026\nHomework', 'Homework'],
    ['6 de dezembro de 2026\nTrabalho', 'Trabalho'],
    ['1. Plan the trip\n2. Pack', 'Plan the trip'],
    ['High time to plan', 'High time to plan'],
    ['Name: ______ Date: ______\nWrite about bridges', 'Write about bridges'],
    ['Data: collect the rainfall figures.\nThen draw.', 'Data: collect the rainfall figures.'],
    ['A: Explain the water cycle\nB: Draw it', 'A: Explain the water cycle'],
    ['Hello World in Python\nUse a loop.', 'Hello World in Python'],
    ['Hi Maya\nplan the trip', 'plan the trip'],
    ['Caro', 'Caro'],
    ['bridge', 'bridge'],
    ['12 34 56', '12 34 56'],
    ['06.12.2026', '06.12.2026'],
    ['  \n\t\n ', ''],
  ])('%j is named %j', (text, name) => {
    expect(nameIn(text)).toBe(name)
  })

  test('is cut at the end of the first sentence, else at the end of a word', () => {
    expect(nameIn('Plan your essay first. Then describe each arch and cite two sources.')).toBe(
      'Plan your essay first',
    )
    expect(
      nameIn('Describe each arch of the old bridge and cite at least two sources for it'),
    ).toBe('Describe each arch of the old bridge and cite at least two…')
    for (const text of ['x'.repeat(50_000), '😀'.repeat(40), 'word '.repeat(9000)]) {
      expect(nameIn(text).length).toBeLessThanOrEqual(60)
      expect(nameIn(text).isWellFormed()).toBe(true)
    }
  })
})

describe('the topic in a text', () => {
  const words = {
    writing: 'write essay*',
    reading: 'read book*',
    math: 'رياضيات Ärger* μαθηματικ*',
  }

  test.each([
    ['Write an essay on the book.', 'writing'],
    ['Read the book, then write.', 'reading'],
    ['Read, and write.', null],
    ['Tomorrow\nRead, and write an essay.', null],
    ['Tomorrow\nWrite an essay.', 'writing'],
    ['Books\nWrite an essay.', null],
    ['Essay\nRead the book.', null],
    ['Essay\nRead.', 'writing'],
    ['Books!', 'reading'],
    ['writer', null],
    ['واجب الرياضيات', 'math'],
    ['ÄRGERLICH', 'math'],
    ['Μαθηματικά', 'math'],
    ['12 34', null],
    ['', null],
  ])('%j is about %j', (text, topic) => {
    expect(topicIn(text, words)).toBe(topic)
  })

  test('counts a word that is repeated once', () => {
    expect(topicIn('Tomorrow\nread read read: write an essay', words)).toBeNull()
  })
})
