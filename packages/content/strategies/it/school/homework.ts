import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Testa o croce', body: 'Se pianificare ti blocca, scegli tra due compiti con una moneta e comincia.' },
      { title: 'Una cosa davanti', body: 'Metti sulla scrivania un solo libro e il resto dietro di te.' },
      { title: 'Chiedi un segnale', body: 'Concorda con chi studia con te il minuto in cui cominciate insieme.' },
    ],
    Intensify: [
      { title: 'Pianifica il pomeriggio', body: 'Scrivi ogni compito con i minuti che può richiedere.' },
      { title: 'Ora fissa', body: 'Scegli un’ora e un posto fissi per tutta la settimana.' },
      { title: 'Riordina, elenca, comincia', body: 'Libera la scrivania e scrivi che cosa serve per il primo compito.' },
    ],
    Tether: [
      { title: 'Scambia due blocchi', body: 'Oggi scambia due blocchi di studio e vai avanti.' },
      { title: 'Va bene così', body: 'Chiudi il compito quando risponde alla consegna, anche se la pagina è disordinata.' },
      { title: 'Mezz’ora libera', body: 'Lascia mezz’ora senza alcun piano e usala come vuoi.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Leggi il compito a qualcuno', body: 'Leggi il compito ad alta voce a qualcuno, così non si perde nessun dettaglio.' },
      { title: 'Controllo in coppia', body: 'Se controllare da soli ti stanca, confronta tre risposte con chi è in classe con te.' },
      { title: 'Due righe di riassunto', body: 'Scrivi due righe con i fatti di oggi, poi chiudi il quaderno.' },
    ],
    Intensify: [
      { title: 'Cerca due cose', body: 'Scegli due cose che non sai con certezza e cercale.' },
      { title: 'Riprendi un errore', body: 'Prendi un errore che ti hanno corretto e scrivi perché è successo.' },
      { title: 'Interrogati a memoria', body: 'Chiudi il libro, scrivi quello che ricordi e confronta.' },
    ],
    Tether: [
      { title: 'Limita la ricerca', body: 'Per questo compito non aprire più di tre pagine.' },
      { title: 'Consegna', body: 'Consegna il compito appena ogni domanda ha la sua risposta.' },
      { title: 'Metà delle parole', body: 'Di’ la tua risposta con metà delle parole e tieni quella versione.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Studia con gli oggetti', body: 'Usa tazze, carte o monete per mettere in scena un compito.' },
      { title: 'Invita chi ama la pratica', body: 'Se studiare da soli pesa, chiama qualcuno e fate insieme un compito pratico.' },
      { title: 'Sistema la scrivania', body: 'Ripara o regola una cosa della scrivania che ti disturba.' },
    ],
    Intensify: [
      { title: 'Usalo stasera', body: 'Stasera trova in casa un punto in cui questo argomento si vede all’opera.' },
      { title: 'Costruisci uno strumento', body: 'Prepara un mazzo di carte, un quiz o un foglio di calcolo che ti metta alla prova.' },
      { title: 'Trova l’intoppo', body: 'Nomina il punto esatto in cui ti blocchi, poi prova un modo per aggirarlo.' },
    ],
    Tether: [
      { title: 'Chiedi dopo tre prove', body: 'Chiedi aiuto dopo tre tentativi sullo stesso compito.' },
      { title: 'Scrivi la versione lunga', body: 'Scrivi una risposta che potrebbe capire anche chi non c’era.' },
      { title: 'Studia con gli altri', body: 'Siediti al tavolo della cucina o in biblioteca, non in camera.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Cambia un’abitudine', body: 'Se le novità ti agitano, cambia una cosa sola: il posto, la penna o i suoni.' },
      { title: 'Fai scegliere ad altri', body: 'Lascia che qualcuno scelga per te un modo insolito di ricordare una pagina.' },
      { title: 'Parti da un’immagine', body: 'Scegli un’immagine online e collegala all’argomento con una frase.' },
    ],
    Intensify: [
      { title: 'Fanne un gioco', body: 'Trasforma l’argomento di oggi in un quiz, un gioco da tavolo o un rap.' },
      { title: 'Insegna a una folla', body: 'Spiega l’argomento come se ti trovassi su un palco.' },
      { title: 'Il legame più strano', body: 'Trova e disegna il legame più strano tra due materie di oggi.' },
    ],
    Tether: [
      { title: 'Un compito sullo schermo', body: 'Chiudi tutte le finestre tranne una finché il compito non è finito.' },
      { title: 'Lista delle idee alla porta', body: 'Metti le idee nuove su una lista vicino alla porta e rimettiti a sedere.' },
      { title: 'Fallo come richiesto', body: 'Finisci il compito come è richiesto prima di aggiungere la tua versione.' },
    ],
  },
}
