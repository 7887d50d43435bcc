import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Fai il numero uno', body: 'Copri la pagina con un foglio, così vedi solo il primo esercizio.' },
      { title: 'Passi in due', body: 'Fatti dire il primo passo da qualcuno mentre tu lo scrivi.' },
      { title: 'Quadretti per i numeri', body: 'Le file sono troppo ordinate? Usa i quadretti: un numero per casella.' },
    ],
    Intensify: [
      { title: 'Un passo per riga', body: 'Scrivi ogni passo su una riga sua.' },
      { title: 'Numera l’ordine', body: 'Scrivi 1, 2 e 3 sopra le parti da fare.' },
      { title: 'Banco in ordine', body: 'Libera il banco, poi prepara matita, righello e foglio.' },
    ],
    Tether: [
      { title: 'Prova un altro modo', body: 'Fai un esercizio in un ordine nuovo e guarda la risposta.' },
      { title: 'Parti da dove vuoi', body: 'Comincia dall’esercizio che vuoi, non dal primo.' },
      { title: 'Lascia un buco', body: 'Se un passo non viene, lascia un buco e vai avanti.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Controlla una risposta', body: 'Scegli una risposta e contala di nuovo con le dita.' },
      { title: 'Leggi due volte', body: 'I numeri esatti ti stancano? Fatti leggere il problema due volte.' },
      { title: 'Cerchia i numeri', body: 'Prendi una matita colorata e cerchia solo i numeri.' },
    ],
    Intensify: [
      { title: 'Di’ che cosa conti', body: 'Dopo ogni numero scrivi che cos’è: mele, monete o passi.' },
      { title: 'Chiedi che cosa vuol dire', body: 'Indica una parola di matematica e chiedi che ti mostrino che cosa vuol dire.' },
      { title: 'Fai il contrario', body: 'Controlla un’addizione con una sottrazione.' },
    ],
    Tether: [
      { title: 'Salta il controllo lungo', body: 'Controlla solo gli ultimi due esercizi, poi volta pagina.' },
      { title: 'Più o meno va bene', body: 'Se c’è scritto «circa», indovina il numero e fermati.' },
      { title: 'Risposta corta', body: 'Scrivi la risposta in una riga, senza parole in più.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Cinque cosine', body: 'Metti cinque bottoni sul banco e usali per un esercizio.' },
      { title: 'Guarda, poi muovi', body: 'Guarda come fa qualcuno con i cubetti, poi muovine uno tu.' },
      { title: 'Disegna cerchietti', body: 'Disegna cerchietti al posto dei numeri, solo nel primo esercizio.' },
    ],
    Intensify: [
      { title: 'Costruisci il problema', body: 'Costruisci il problema davanti a te con cubetti o monete.' },
      { title: 'Trovalo a casa', body: 'Con il righello misura qualcosa in casa, come nel compito.' },
      { title: 'Caccia allo sbaglio', body: 'Risposta sbagliata? Cerca il punto esatto dello sbaglio.' },
    ],
    Tether: [
      { title: 'Racconta i passi', body: 'Racconta a qualcuno come hai trovato la risposta, un passo alla volta.' },
      { title: 'Scrivi il passo di mezzo', body: 'Scrivi anche il passo di mezzo, non solo la risposta.' },
      { title: 'Lavora in coppia', body: 'Fai il prossimo esercizio insieme a qualcuno.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un animale buffo', body: 'Cambia un problema: mettici rane o gatti, poi risolvilo.' },
      { title: 'Scegli un modo', body: 'Chiedi due modi a un adulto e indicane uno.' },
      { title: 'Prima indovina', body: 'Indovinare ti fa paura? Sussurra una risposta, poi calcola.' },
    ],
    Intensify: [
      { title: 'Un secondo modo', body: 'Cerca un altro modo per la stessa risposta.' },
      { title: 'Disegna una storia', body: 'Disegna il problema come un fumetto in due vignette.' },
      { title: 'Inventane uno', body: 'Inventa un problema sul tuo compleanno.' },
    ],
    Tether: [
      { title: 'Resta su questo', body: 'Copri gli altri esercizi finché questa risposta non è scritta.' },
      { title: 'Usa il modo mostrato', body: 'Fai il primo esercizio proprio come nel libro.' },
      { title: 'Fermati prima di indovinare', body: 'Metti la mano sul foglio e rileggi la domanda.' },
    ],
  },
}
