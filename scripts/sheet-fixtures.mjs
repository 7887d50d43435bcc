// node scripts/sheet-fixtures.mjs: generates the committed sheets that the tests read
// (apps/server/testing/files/sheets) with LibreOffice. Plain JavaScript for any Node from 20; needs
// `soffice` in the PATH.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './fresh.mjs'

const target = path.join(root, 'apps/server/testing/files/sheets')
const folder = mkdtempSync(path.join(tmpdir(), 'quartet-sheets-'))
const xlsx = 'xlsx:Calc MS Excel 2007 XML'
const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** German number formats, and the style of coloured empty rows. */
const styles = `
  <number:date-style style:name="N1" number:language="de" number:country="DE"><number:day number:style="long"/><number:text>.</number:text><number:month number:style="long"/><number:text>.</number:text><number:year number:style="long"/></number:date-style>
  <number:time-style style:name="N2" number:language="de" number:country="DE"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/><number:text> Uhr</number:text></number:time-style>
  <number:percentage-style style:name="N3" number:language="de" number:country="DE"><number:number number:decimal-places="1"/><number:text> %</number:text></number:percentage-style>
  <number:currency-style style:name="N4" number:language="de" number:country="DE"><number:number number:decimal-places="2" number:grouping="true"/><number:text> </number:text><number:currency-symbol>€</number:currency-symbol></number:currency-style>
  <number:boolean-style style:name="N5" number:language="de" number:country="DE"><number:boolean/></number:boolean-style>
  <number:number-style style:name="N6" number:language="de" number:country="DE"><number:scientific-number number:decimal-places="2" number:min-exponent-digits="2"/></number:number-style>
  ${['date', 'time', 'percentage', 'currency', 'boolean', 'scientific'].map((name, at) => `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="N${at + 1}"/>`).join('')}
  <style:style style:name="coloured" style:family="table-cell"><style:table-cell-properties fo:background-color="#ffffcc"/></style:style>`

const text = (value, more = '') =>
  `<table:table-cell office:value-type="string" ${more}>${String(value)
    .split('\n')
    .map((line) => `<text:p>${escaped(line)}</text:p>`)
    .join('')}</table:table-cell>`
const number = (value, style) =>
  `<table:table-cell office:value-type="float" office:value="${value}"${style ? ` table:style-name="${style}"` : ''}/>`
const typed = (type, attribute, value) =>
  `<table:table-cell table:style-name="${type}" office:value-type="${type}" office:${attribute}="${value}"/>`
const formula = (of) => `<table:table-cell table:formula="of:=${escaped(of)}"/>`
const covered = '<table:covered-table-cell/>'
const cell = (value) =>
  value === '' ? '<table:table-cell/>' : typeof value === 'number' ? number(value) : text(value)
const row = (cells, more = '') => `<table:table-row ${more}>${cells.join('')}</table:table-row>`
const rows = (values) => values.map((value) => row(value.map(cell)))
const table = (name, content) =>
  `<table:table table:name="${name}">${content.join('')}</table:table>`

const office = ['office', 'table', 'text', 'style'].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
)
const workbook = (...tables) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${office.join(' ')} xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
  xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
  <office:automatic-styles>${styles}</office:automatic-styles>
  <office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body>
</office:document>`

const topics = ['id', 'name', 'area', 'language'].map(cell)
const topic = (name, area = 'school', language = 'en') =>
  row([cell(''), name, cell(area), cell(language)])

/** Topics in unusual files that other programs could write, named after their content. */
const odd = {
  'formats.xlsx': workbook(
    table('Themen', [
      row([]),
      row([cell('note'), ...topics]),
      ...[
        typed('date', 'date-value', '2026-11-21'),
        typed('date', 'date-value', '2026-11-21T08:30:00'),
        typed('time', 'time-value', 'PT08H30M00S'),
        typed('percentage', 'value', '0.125'),
        typed('currency', 'value', '1234.5'),
        typed('boolean', 'boolean-value', 'true'),
        number('0.00001234', 'scientific'),
        number('12345678901'),
        formula('CONCATENATE("Rowing ";"club")'),
        formula('6*7'),
      ].map((name) => row([cell('seen'), cell(''), name, cell('school'), cell('en')])),
      row(
        [cell('hidden'), cell(''), cell('Hidden topic'), cell('school'), cell('en')],
        'table:visibility="collapse"',
      ),
    ]),
    table(
      'Second',
      rows([
        ['id', 'name', 'area', 'language'],
        ['', 'Not taken', 'school', 'en'],
      ]),
    ),
  ),
  'formulas.xlsx': workbook(
    table('topics', [
      row(topics),
      topic(formula('1/0')),
      topic(formula('NA()')),
      topic(cell('Fine')),
      topic(formula('""')),
    ]),
  ),
  'merged.xlsx': workbook(
    table('topics', [
      row(topics),
      topic(
        text('Over two rows', 'table:number-rows-spanned="2" table:number-columns-spanned="1"'),
      ),
      topic(covered),
      row([
        cell(''),
        text('Over two columns', 'table:number-columns-spanned="2" table:number-rows-spanned="1"'),
        covered,
        cell('en'),
      ]),
    ]),
  ),
  'empty-rows.xlsx': workbook(
    table('topics', [
      row(topics),
      row(
        ['<table:table-cell table:style-name="coloured" table:number-columns-repeated="4"/>'],
        'table:number-rows-repeated="1000000"',
      ),
      topic(cell('After a million rows')),
    ]),
  ),
}

/** A macro that saves with a password, for which LibreOffice has no command line option. */
const macro = (from, to) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Saving" script:language="StarBasic">
Sub WithPassword
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  opened = StarDesktop.loadComponentFromURL("${pathToFileURL(from)}", "_blank", 0, hidden())
  Dim how(1) As New com.sun.star.beans.PropertyValue
  how(0).Name = "FilterName" : how(0).Value = "Calc MS Excel 2007 XML"
  Dim key(1) As New com.sun.star.beans.NamedValue
  key(0).Name = "CryptoType" : key(0).Value = "Standard"
  key(1).Name = "OOXPassword" : key(1).Value = "chess"
  how(1).Name = "EncryptionData" : how(1).Value = key()
  opened.storeToURL("${pathToFileURL(to)}", how())
  opened.close(True)
End Sub
</script:module>`

const library = (kind) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false">${kind === 'script' ? '<library:element library:name="Saving"/>' : ''}</library:library>`

/** Converts `careerStatements.xlsx` to the file names used here. */
const kebab = (name) =>
  name.replace(/[A-Z]/g, '-$&').toLowerCase().replace(/^-/, '').replace('_', '-')

const soffice = (...args) =>
  execFileSync(
    'soffice',
    [`-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`, '--headless', ...args],
    {
      stdio: 'pipe',
    },
  )

function write(name, content) {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

mkdirSync(target, { recursive: true })
const plain = JSON.parse(readFileSync(path.join(target, 'rows.json'), 'utf8'))
const sources = [
  ...Object.entries(plain).map(([name, values]) => [
    name,
    workbook(table(name.replace('.xlsx', ''), rows(values))),
  ]),
  ...Object.entries(odd),
].map(([name, content]) => write(kebab(name).replace('.xlsx', '.fods'), content))
const whole = path.join(folder, 'topics.fods')

soffice('--convert-to', xlsx, '--outdir', target, ...sources)
soffice('--convert-to', 'xls:MS Excel 97', '--outdir', target, whole)
soffice('--convert-to', 'csv', '--outdir', target, whole)

const basic = path.join(folder, 'profile/user/basic/Standard')
mkdirSync(basic, { recursive: true })
writeFileSync(path.join(basic, 'Saving.xba'), macro(whole, path.join(folder, 'locked.xlsx')))
for (const kind of ['script', 'dialog'])
  writeFileSync(path.join(basic, `${kind}.xlb`), library(kind))
soffice('macro:///Standard.Saving.WithPassword')
copyFileSync(path.join(folder, 'locked.xlsx'), path.join(target, 'locked.xlsx'))
rmSync(folder, { recursive: true })
