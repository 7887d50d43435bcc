import type { ChildTeamStatements } from '../team-statements.ts'

/** Von 6 bis 12 Jahren: vom Spielen, Basteln und Lernen miteinander. */
export const child: ChildTeamStatements = {
  bring: {
    sequence: {
      Avoid: [
        'Listen machen mich zappelig; ich hole lieber, was wir brauchen.',
        'Warten macht mich ungeduldig; ich möchte schon etwas Kleines anfangen.',
      ],
      'As Needed': ['Wenn wir vergessen, wer was macht, sage ich es noch mal.', 'Ich helfe beim Aufräumen, wenn unser Spiel aus ist.'],
      'Use First': ['Ich sage allen, was zuerst, dann und zuletzt kommt.', 'Ich merke mir die Regeln, damit alle mitspielen können.'],
    },
    precision: {
      Avoid: [
        'Für alle zu schreiben macht mich müde; ich möchte lieber malen.',
        'Fehler suchen macht mich traurig; ich sage lieber, was schön ist.',
      ],
      'As Needed': ['Wenn niemand die Antwort weiß, sehe ich nach.', 'Ich zähle noch mal, wenn unsere Zahlen nicht passen.'],
      'Use First': ['Ich weiß viel und erzähle es meiner Gruppe.', 'Ich schaue genau hin und finde kleine Fehler auf unserem Plakat.'],
    },
    technical_reasoning: {
      Avoid: [
        'Werkzeug macht mich nervös; ich möchte lieber für euch festhalten.',
        'Allein zu arbeiten macht mich traurig; ich möchte neben jemandem sitzen.',
      ],
      'As Needed': ['Wenn unser Turm umfällt, baue ich wieder mit auf.', 'Wenn Reden nicht hilft, zeige ich, wie es geht.'],
      'Use First': ['Ich baue für uns Sachen, die wirklich funktionieren.', 'Geht etwas kaputt, suche ich den Grund und mache es heil.'],
    },
    confluence: {
      Avoid: [
        'Bei wilden Ideen wird mir schwindlig; ich male lieber das Bild fertig.',
        'Auf der Bühne habe ich Angst; ich möchte gern die Masken basteln.',
      ],
      'As Needed': [
        'Wenn wir nicht weiterkommen, denke ich mir etwas Neues aus.',
        'Bei einem neuen Spiel mache ich mit, wenn es jemand erklärt.',
      ],
      'Use First': ['Ich habe viele Ideen, was wir machen könnten.', 'Wenn etwas neu ist, probiere ich es gern als Erstes aus.'],
    },
  },
  need: {
    sequence: {
      Avoid: [
        'Viele Regeln ärgern mich; ich wünsche mir nur ein paar.',
        'Lange dasselbe zu tun langweilt mich; bitte lasst mich tauschen.',
      ],
      'As Needed': ['Wenn wir viele sind, muss ich wissen, wer dran ist.', 'Wenn wir etwas Großes machen, brauche ich einen Plan.'],
      'Use First': ['Ich muss wissen, was wir zuerst machen.', 'Ich muss früh wissen, wenn wir etwas anderes machen.'],
    },
    precision: {
      Avoid: [
        'Viele Fragen auf einmal machen mich schüchtern; stellt mir bitte nur eine.',
        'Wenn ihr mir Fehler zeigt, werde ich traurig; sagt es bitte nett.',
      ],
      'As Needed': ['Wenn ich nicht sicher bin, brauche ich jemanden zum Fragen.', 'Manchmal muss ich noch mal hören, was wir tun sollen.'],
      'Use First': ['Ich brauche Antworten, wenn ich frage, warum.', 'Ich brauche Zeit, um alles genau anzuschauen.'],
    },
    technical_reasoning: {
      Avoid: [
        'Neue Sachen mit Knöpfen machen mir Sorgen; bitte zeigt sie mir.',
        'Allein fühle ich mich ausgeschlossen; bitte setzt euch zu mir.',
      ],
      'As Needed': ['Wenn etwas neu ist, muss ich sehen, wie es geht.', 'An manchen Tagen brauche ich eine ruhige Ecke für meinen Teil.'],
      'Use First': ['Ich muss Dinge anfassen und selbst ausprobieren.', 'Ich brauche Ruhe zum Denken; danach zeige ich es euch.'],
    },
    confluence: {
      Avoid: [
        'Überraschungen machen mich nervös; bitte sagt es mir ein bisschen vorher.',
        'Ohne Vorbild bin ich unsicher; bitte zeigt mir zuerst eines.',
      ],
      'As Needed': ['Ab und zu möchte ich aussuchen, was wir machen.', 'Ich muss wissen, wann wir uns etwas ausdenken dürfen.'],
      'Use First': ['Ich brauche eine Gruppe, die meine lustigen Ideen anhört.', 'Ich möchte meinen Teil auf meine Art machen dürfen.'],
    },
  },
}
