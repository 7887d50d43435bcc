import { describe, expect, test } from 'vitest'
import { languageOf } from './text-language.ts'

describe('the language of a text', () => {
  test.each([
    ['en', 'Read the article and explain in your own words what is meant by it.'],
    ['de', 'Lies den Text und erkläre mit eigenen Worten, was damit gemeint ist.'],
    ['it', 'Leggi il testo e spiega con parole tue che cosa si intende.'],
    ['mt', 'Aqra t-test u spjega fi kliemek x’inhu mfisser, u ikteb il-punti li sibt.'],
    ['pt', 'Lê o texto e explica por palavras tuas o que se quer dizer com isto.'],
    ['es', 'Lee el texto y explica con tus palabras lo que se quiere decir.'],
    ['el', 'Διάβασε το κείμενο και εξήγησε με δικά σου λόγια.'],
    ['ar', 'اقرأ النص واشرح بكلماتك ما المقصود.'],
  ])('%s', (tag, text) => expect(languageOf(text)).toBe(tag))

  test('is the one of most words when two are mixed', () => {
    const german =
      'Schreib den Bericht und prüfe, ob die Zahlen in der Tabelle mit dem Text stimmen.'
    expect(languageOf(`Deadline: end of the week. ${german} ${german}`)).toBe('de')
    expect(languageOf(`اكتب التقرير وراجع الأرقام في الجدول كلها. Excel file`)).toBe('ar')
  })

  test.each([
    ['nothing', ''],
    ['numbers', '3 + 4 = 7, 12.5 %'],
    ['one word', 'Titration'],
    ['no letters', '🙂 ___'],
  ])('is unknown of %s', (_, text) => expect(languageOf(text)).toBeNull())
})
