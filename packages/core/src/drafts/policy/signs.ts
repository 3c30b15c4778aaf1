/**
 * The words by which a request gives itself away, by what they stand for, in English, German, Spanish and French. One entry may be
 * several words; `~` stands for the regular English endings, `*` for any ending, `#` for a number. Accents and apostrophes do not count.
 */
export const signs = {
  // What is done, by whom, to whom.
  give: `
    enter~, typ~, type~, typing, input~, fill in, fill out, filling in, put in, put their, put his, put her,
    giv~, give~, send~, shar~, share~, provid~, provide~, confirm~, verify, verifies, verifying, submit,
    submits, submitting, disclos~, hand~ over, reply~ with, repl~ with, replies with, answer with, forward~,
    read~ out, reading me, read me, tell us, tell me, telling us, log in, log on, logs in, login with, sign
    in, signs in, signing in, register with, upload~, validat~, validate~, update their login, complete the
    form, eingeben, einzugeben, eingibt, eingeben sollen, eintragen, einzutragen, eintippen, angeben,
    preisgeben, preiszugeben, herausgeben, mitteilen, mitzuteilen, bestatig*, schicken, senden, nennen,
    verraten, zusenden, einloggen, anmelden mit, introduzca*, introducir, pongan, pongas, poner, metan, meter,
    den, dar, envien, enviar, revelen, faciliten, facilitar, confirmen, confirmar, verifiquen, verificar,
    compartan, escriban, rellen*, ingres*, iniciar sesion, saisi*, donne, donnent, donner, communiqu*,
    envoie*, envoy*, entrent, entrer, confirment, confirmer, remplir, remplissent, renseign*, revelent,
    reveler, transmett*, se connect*, move their, hand~, ubergeben, aushandigen, import, imports, abtippen,
    tippen, eintippt, fill, read, reads, dictate~, change the, change their, schreiben, geben, sagen, sagt,
    durchgeben, durchsagen, tell the, decir, digan, dicten, dire, dictent`,
  grants: `
    send you, send them, sends you, sends them, give you, give them, gives them, gives you, share with you,
    provide you, provide them, provides them, sending them, sending you, giving them, giving you, send him,
    send her, give him, give her`,
  take: `
    get, gets, getting, obtain~, collect~, gather~, receiv~, receive~, captur~, capture~, harvest~, grab,
    grabs, grabbing, intercept~, want, wants, need, needs, demand~, ask for, asks for, ask them for, ask him
    for, ask her for, asking for, fish for, copy, copies, log, logs, record~, skim, skims, stor~, store~,
    sav~, save~, keep, keeps, extract~, abgreifen, abzugreifen, erbeuten, abfischen, ergaunern, brauchen,
    brauche, wollen, will, bekommen, bekomme, kommen an, an ihre, conseguir, obtener, capturar, sacar*,
    pedir*, necesito, necesitamos, quiero, queremos, obtenir, recuperer, soutirer, recueillir, avoir, besoin
    de, veux, voulons, we need the, collect all, abfragen, abzufragen, abgefragt`,
  phishing: `phishing, spear phishing, smishing, vishing, quishing, credential harvesting`,
  mailing: `
    mail~, email~, e mail~, message~, campaign~, attack~, letter~, text~, page~, sms, kampagne*, nachricht*,
    correo*, mensaje*, courriel*, campagne*`,
  steal: `
    steal~, stole, stealing, phish, phishes, harvest~, skim, skims, hijack~, crack~, take over, drain~, empty
    their, stehlen, klauen, abgreifen, abzugreifen, erbeuten, abfischen, leerraumen, robar*, vaciar, hackear,
    voler, derober, vider, pirater, intercept~, divert~, redirect~, reroute~, siphon~, umleiten, desviar,
    detourner`,
  swindle: `
    scam, scams, scamming, defraud~, swindl~, swindle~, rip off, ripping off, rip them off, fleec~, fleece~,
    bilk~, cheat them, cheat him, cheat her, cheat people, enkeltrick, betrugen, betruge, abzock*, abzieh*,
    ubers ohr hauen, ausnehmen, um ihr geld bringen, um ihr erspartes bringen, estafar*, timar*, defraudar*,
    desplumar*, arnaquer*, escroquer*, plumer, depouiller, soutirer, identity theft, commit fraud, own pocket,
    own pockets, line my pockets, identitatsdiebstahl, robo de identidad, vol d identite`,

  // What is to be had.
  secret: `
    password~, passwort*, kennwort*, kennworter, passcode~, pass code~, pasword~, passwrd, pw, username~,
    login, logins, login details, login data, log in details, credential~, pin, pins, pin code, phototan, one
    time code~, one time password~, otp, otps, 2fa, mfa code~, security code~, verification code~,
    confirmation code~, backup code~, sms code~, login code, six digit code, 6 digit code, digit code, digit
    verification code, their code, their codes, whatsapp code, card number~, card details, card data, card
    info, credit card, credit cards, debit card, their card, her card, his card, whatever card, kreditkarte*,
    kartendaten, kartennummer, bank login~, online banking details, seed phrase~, recovery phrase~, secret
    phrase, 12 words, 24 words, private key~, wallet key~, session cookie~, session token~, login session,
    cvv, cvc, mothers maiden name, zugangsdaten, anmeldedaten, logindaten, sms code, contrasena*, clave,
    claves, clave de firma, credenciales, datos de acceso, datos de la tarjeta, numero de tarjeta, numero de
    la tarjeta, tarjeta de credito, codigo, codigos, mot de passe, mots de passe, identifiants, code secret,
    code sms, code recu, code de verification, code d acces, codes d acces, carte bancaire, carte bleue,
    numero de carte, numeros de carte, cryptogramme, coordonnees bancaires, coordonnees de carte, send us the
    code, send me the code, the code back, code they get, code they receive, code that arrives, 12 word
    phrase, 24 word phrase, word phrase, recovery words, anmeldename*, benutzername*, usuario, usuario y
    clave, kundennummer und pin, wallet phrase, creds, passcode, prufziffer, sicherheitscode, old password,
    new password, la tarjeta, seed words, wallet seed, recovery seed, code from the sms, code from the text, code on
    the back, medicare number, ihre tan, seine tan, die tan, eine tan, und tan, pin tan, tan und, tan
    eingeben, tan durchgeben, national insurance number~, social security number~, ssn, ssns, insurance
    number, sozialversicherungsnummer, numero de seguridad social, numero de securite sociale, login page data`,
  identity: `
    bank details, bank account, bank data, bank info*, account number~, account details, their details, their
    data, iban, ssn, ssns, social security number~, date of birth, passport, passports, id card, copy of their
    id, photo of their id, their id, id scan, selfie, account, tax number, tax id, kontodaten, bankdaten,
    bankverbindung, ausweis*, kontonummer, datos bancarios, cuenta bancaria, numero de cuenta, dni, documento,
    rib, piece d identite, numero de securite sociale, accounts, konten, cuentas, comptes`,
  money: `
    pay~, paid, paying, payment~, prepay, prepayment, advance payment, wir~, wire~, transfer~, transferring,
    deposit~, fee~, bail, rent, rents, salary, savings, donat~, donate~, donation~, money, cash, bitcoin~,
    btc, eth, usdt, crypto, coins, gift card~, invoice~, invest, invests, investing, € #, $ #, £ #, # €, #
    euro~, # eur, # usd, # dollars, # bucks, geld, bargeld, erspartes, schmuck, zahl*, bezahl*, uberweis*,
    anzahlung*, gebuhr*, vorkasse, kaution, rechnung*, dinero, transfer*, deposit*, tasa, fianza, factur*,
    adelanto, euros, virement*, argent, frais, caution, acompte, facture*, jewellery, jewelry, valuables,
    gold, purchase price, western union, moneygram, paga, pagar, pague, paguen, pagan, pago, pagos, spende,
    spenden, wallet~`,
  sum: `
    want, wants, pay~, paid, transfer~, wire~, deposit~, loan, # a week, # a month, # per week, # per month, #
    k, #k, i want #, at least #, # euro~, # eur, # dollars, € #, $ #, £ #, # €, # £, bizum, paypal, money,
    cash, bitcoin~, btc, donate, donat~, zahl*, uberweis*, geld, paga, pague, paguen, transfier*, paient,
    paie, payer, virement*, invest, invests, bargeld, donations, donation, spende, spenden, donaciones, dons,
    ransom, losegeld, rescate, rancon`,
  trade: `sell, sells, selling, offer~, rent out, verkauf*, vender, vend*`,
  valuables: `
    jewellery, jewelry, cash, valuables, gold, bank card~, bargeld, schmuck, joyas, efectivo, bijoux, especes`,
  giftCards: `
    gift card~, giftcard~, itunes card~, steam card~, google play card~, voucher code~, gutscheinkarte*,
    geschenkkarte*, guthabenkarte*, paysafe*, tarjeta* regalo, tarjeta* de regalo, carte* cadeau*, coupon*
    pcs, coupon* neosurf`,
  code: `code~, pin, pins, picture~, photo~, scratch~, numbers, foto*, bild*, codigo*`,

  // Whose name is borrowed, and how.
  role: `
    ceo~, cfo~, coo~, boss, chef~, manager~, director~, managing director~, chairman~, owner~, head of, it
    support~, it department~, it team~, helpdesk~, help desk~, support~, support team~, hr~, hr department~,
    payroll~, supplier~, vendor~, contractor~, landlord~, notary~, lawyer~, solicitor~, attorney~, doctor~,
    nurse~, colleague~, employee~, coworker~, co worker~, relative~, grandson~, granddaughter~, nephew~,
    recruiter~, competitor~, rival~, headhunter~, journalist~, inspector~, priest~, soldier~, professor~,
    geschaftsfuhrer*, chefs, vorgesetzt*, lieferant*, enkel*, arzt~, notar~, vermieter*, mitarbeiter*,
    kollege*, anwalt*, jefe*, proveedor*, nieto*, abogado*, medico~, gerente~, patron~, pdg~, fournisseur*,
    directeur~, directrice~, collegue~, avocat~, petit fils, notaire~, bailleur~, son~, daughter~, husband~,
    wife~, service desk~, hijo~, hija~, fils, fille~, sohn~, tochter~, caterer~, group ceo~, staatsanwalt*,
    prosecutor~, judge~, policeman~, policewoman~, officer~, tradesman~, plumber~, conseill*, adviser~,
    advisor~, agent~, berater*, asesor*, chairwoman, chairman`,
  pretend: `
    pretend~, pretending, pos~ as, pose as, poses as, posing as, impersonat*, masquerad*, disguised as, dress~
    as, claim to be, claims to be, claiming to be, claim that we are, claim that i am, claim i am, claim we
    are, say im, say i am, say we are, say were, say that we are, say that i am, introduce ourselves as,
    introduce myself as, spoof~, act as if, acting as if, gebe mich als, geben uns als, gibt sich als, geben
    uns fur, uns als, mich als, uns fur, ausgeben als, stelle mich als, hacerse pasar, hacernos pasar, hacerme
    pasar, haciendonos pasar, fingir, finjo, suplantar*, faire passer, faisant passer, fait passer, me
    presente comme, usurp*, pretendre etre, tun so als, tut so als, so tun als, hacemos como si, on fait comme
    si, act as, acting as, gib dich als, gib dich fur, geben sie sich als, sich als, dich als, hazte pasar,
    hagase pasar, fais toi passer, faites vous passer`,
  seem: `
    look like, looks like, look as if, looks as if, look as though, looks as though, looking like, seem~ to
    come from, look~ to be from, look~ official, appear~ to come from, appear~ to be from, appear~ from,
    sound~ like, as if, sign as, signs as, signed as, signed by, sign it as, write as, written as, sender is,
    sender name, sender should, display name, from name, in the name of, under the name of, imitat*, mimic~,
    mimicking, cloned from, replica of, aussehen wie, aussieht wie, sieht aus wie, absender, im namen,
    unterschreiben als, als ob, nachahmen, nachmachen, im stil, que parezca, como si, en nombre, firmar como,
    firmado por, imitar, imitando, remitente, comme si, au nom de, signer, imiter, imitant, ressembler,
    ressemble, expediteur, look~ like it comes from, look~ like it came from, look~ like it is from, look~
    like its from, like it comes from, like it came from, like its from, like a real, like a genuine, like an
    official, in the style of, as though the, vom chef, de la part de, use the name of, pretend it comes from,
    comes from the, ich schreibe als, schreibe als, schreiben als, escribo como, j ecris comme`,
  notOurs: `
    i am not him, im not him, i am not her, im not her, i am not them, we are not them, were not them, not him
    myself, not really him, not really her, we are not the, were not the, i am not the, im not the, am not
    really, not the real, who i am not, which we are not, not affiliated, we have nothing to do with, nothing
    to do with them, without them noticing, without him noticing, without her noticing, without anyone
    noticing, without him knowing, without her knowing, without them knowing, which is me, is actually me, wir
    sind nicht, ich bin nicht, sind gar nicht, bin gar nicht, merkt es nicht, merken es nicht, ohne dass er,
    ohne dass sie, ohne sein wissen, ohne ihr wissen, no somos, sin que lo sepa*, sin que se de* cuenta, en
    realidad soy, en realidad somos, nous ne sommes pas, je ne suis pas, sans qu il, sans qu elle, sans qu
    ils, a son insu, not a real one, which is me pretending, me pretending, is me pretending, really me, not
    our customer~, not our client~, belongs to somebody else, belongs to someone else, belong to somebody
    else, belongs to another, gehort jemand anderem, gehort einem anderen, es de otr*, appartient a, the real
    boss, the real owner, the real ceo, the real supplier, der echte chef, der echte, el verdadero, el de
    verdad, le vrai, la vraie, keine polizei, sind keine, bin kein, bin keine, doesnt know, does not know,
    knows nothing, knows nothing about, weiss nichts, no sabe, ne sait pas, ne sait rien, we have nothing to
    do, i have nothing to do`,

  // What is not so, and what is kept quiet.
  fake: `
    fake~, faked, false, bogus, fictitious, phoney, phony, forged, forge~, counterfeit~, sham, spoofed,
    cloned, look alike, lookalike, copycat, made up, invented, fabricated, imaginary, imitation, gefalscht*,
    falsche*, erfunden*, fingiert*, nachgemacht*, falso*, falsa*, falsificad*, inventad*, ficticio*,
    ficticia*, faux, fausse*, bidon*, invente*, fictif*, contrefait*`,
  paper: `
    invoice~, bill, bills, charit*, investment~, fee, fees, fundraiser~, debt~, refund~, ticket~, rental~,
    listing~, order~, job offer~, job~, review~, rating~, testimonial~, diploma~, degree~, licence~, license~,
    certificate~, passport~, id, ids, papers, document~, receipt~, prescription~, vaccination, money,
    currency, notes, banknotes, summons, fine, warrant, emergenc*, donation~, rechnung*, ausweis*, passe,
    zeugnis*, bewertung*, fuhrerschein*, diplom*, spende*, geldschein*, urkunde*, attest*, krankschreibung*,
    factura*, documento*, pasaporte*, titulo*, resena*, billete*, receta*, facture*, papier*, diplome*,
    passeport*, avis, billet*, ordonnance*, permis, certificat*, information, handbag~, watches, designer,
    goods, product~, medicine~, shoes, spare parts, handtaschen, uhren, bolsos, relojes, sacs, montres, fines,
    strafzettel, multas, amendes`,
  unreal: `
    does not exist, doesnt exist, do not exist, dont exist, not exist, never existed, i made up, we made up,
    that we invented, that i invented, completely made up, isnt ours, is not ours, arent ours, are not ours,
    not ours, isnt mine, is not mine, not mine, i own nothing, we own nothing, photos from, photos are from,
    pictures are from, photos taken from, i put it there, put it there myself, untrue, is a lie, make up that,
    invent that, bluff, which i never, which we never, gibt es nicht, gibt es gar nicht, existiert nicht,
    gehort uns nicht, gehort mir nicht, frei erfunden, no existe, no existen, no es nuestr*, no es mio, no es
    mia, es mentira, inventarse, existe pas, existent pas, n est pas a nous, n est pas a moi, c est faux, we
    do not have ., we dont have ., i do not have ., i dont have ., we do not own, i do not own, we have
    nothing actually, we have nothing ., actually have nothing, haben wir nicht ., haben wir gar nicht ., no
    tenemos ., n avons pas ., it is a lie, i know nothing, although i own nothing, that i do not have,
    ausgedacht, that never happened, which never happened, pictures from google, photos from google, from
    google images, are from google, never ordered, did not order, didnt order, not ordered, nie bestellt,
    nicht bestellt, nunca pidi*, jamais commande, never stolen, never damaged, never took place, never lost,
    nie gestohlen, nunca robad*, jamais vole*`,
  admits: `
    in reality, in truth, in fact we, in fact i, actually we, actually i, really we, of course it is not, of
    course there, invented, hacked account, hacked list, never shipped, never delivered, was never, gab es
    nie, there was no, there were no, nie gegeben, does not really, doesnt really, do not really, dont really,
    gar nicht, in wahrheit, in wirklichkeit, naturlich nicht, en realidad, de verdad no, inventad*, en
    realite, en verite, en fait on, en fait je, invente, n existe, no name, without name, anonymous, anonym,
    anonimo, anonyme, sender hidden, burner, throwaway, another gmail, we hacked, i hacked, we stole, i stole,
    made up, are us, is actually us, sind wir, bin ich, bin in wahrheit, somos nosotros, soy yo quien, c est
    nous, c est moi, agent is us, caller is us, sender is us, caller is me, sender is me, we know does not, we
    know do not, we know is not, we know are not, i know does not, which does not work, sold as genuine`,
  vanish: `
    run off, never deliver, never ship, never send, wont deliver, will not deliver, nothing is delivered,
    nothing gets shipped, nothing will be shipped, never get anything, without deliver*, shut the site, shut
    it down, close the mailbox, close the shop, close the site, take the site down, take the site offline,
    then were gone, then we are gone, stop answering, ghost them, keep the money, and keep it, verschwinden,
    tauchen ab, liefern nie, nie liefern, nicht liefern, wird nie geliefert, abtauchen, desaparec*, no
    enviar*, nunca enviar*, disparait*, disparaitre, jamais livr*, ne livre*, money for myself, then block
    them, and disappear, then disappear, we disappear, i disappear, disappear with, and vanish, then vanish,
    we vanish, i vanish, and never arriv*, we do not deliver, we dont deliver, we do not ship, we dont ship,
    we never return, just collect, only collect, kommen nie, no volvemos, on ne revient pas, verschicke ich
    nicht, verschicken wir nicht, schicke ich nicht, schicken wir nicht, we wont come back, we will not come
    back, we never come back, we dont come back, run with the money, run with their`,
  hide: `
    secret from, stay secret, stays secret, keep it secret, keep this secret, must stay between, stay between
    us, keep it between us, do not tell, dont tell, not tell anyone, not tell his, not tell her, tell nobody,
    tell no one, nobody must, no one must, nobody should know, no one should know, must not know, should not
    know, must not notice, should not notice, wont notice, not notice, dont notice, before they can, before
    they notice, before they check, before he can, before she can, before the bank, without reading, without
    checking, dont call back, not call back, no call back, no callback, not to call, dont call, does not call,
    doesnt call, not be traced, cannot be traced, cant be traced, untraceable, niemandem sagen, niemand darf,
    niemand soll, darf niemand, soll niemand, keiner darf, nicht zuruckrufen, kein ruckruf, nicht nachfragen,
    keine ruckfrage*, ohne ruckfrage*, streng vertraulich, no contarlo, no diga*, no se lo diga*, nadie debe,
    sin hablar con, no llame*, ne rien dire, n en parle*, en parler a personne, ne doit savoir, ne pas
    rappeler, sans verifier, not reading the small print, reading the fine print, too busy to check, dringend
    vertraulich, uberweisung vertraulich, merkt es nicht, before anyone checks, before anyone notices, before
    anyone asks, before somebody notices, does not know about, doesnt know about, do not know about, no phone
    calls, no calls please, know it was me, know it was us, know that it was, weiss nichts davon, wissen
    nichts davon, no sabe nada, ne sait rien, without noticing, without him noticing, unnoticed, without
    suspicion, without suspecting, without questioning, without asking, ohne es zu merken, sin darse cuenta,
    sans s en rendre compte, sans s en apercevoir`,
  alarm: `
    suspended, locked, blocked, limited, restricted, deactivated, disabled, compromised, terminated, closed,
    locked out, will lose, lose access, gets blocked, be blocked, final notice, last warning, unusual
    activity, suspicious, unauthorised, unauthorized, expires today, last chance, mailbox is full, storage is
    full, payment failed, failed payment, gesperrt, gesperrte, sperr*, blockiert, deaktiviert, abgelaufen,
    letzte mahnung, bloquead*, bloquea, bloquear*, suspendid*, desactiv*, caduc*, bloque*, suspendu*,
    desactive*, expire*, derniere relance`,
  distress: `
    jail, arrested, in prison, in custody, car accident, had an accident, emergency surgery, stranded, lost
    his phone, lost her phone, new number, broken phone, phone broke, kidnapped, detained, verhaftet, im
    krankenhaus, in not, neue nummer, handy kaputt, detenid*, carcel, nuevo numero, se le rompio, arrete*,
    nouveau numero, telephone casse, dropped my phone, new nr, se me rompio, se me cayo, handy ist kaputt, mon
    telephone est casse, tel casse, is in hospital, hatte einen unfall, nach unfall, nach einem unfall, tuvo
    un accidente, ha tenido un accidente, en el hospital, en prison, a eu un accident, a l hopital`,
  kin: `
    grandson~, granddaughter~, grandchild*, grandparents, grandma~, grandpa~, son, daughter, sons, daughters,
    nephew~, niece~, child, children, mum, mom, mother, mothers, dad, father, fathers, enkel*, sohn, tochter,
    kind, mama, papa, mutter, vater, oma, opa, nieto*, nieta*, hijo*, hija*, abuel*, madre*, padre*, petit
    fils, petite fille, fils, fille, maman, mere*, pere*, grands parents, grand mere`,
  love: `
    make her fall in love, make him fall in love, make them fall in love, fall in love with me, falls in love
    with me, fallen in love, gain her trust, gain his trust, win her trust, win his trust, verliebt, enamore*,
    enamorar*, tombe amoureu*`,
  windfall: `
    inheritance~, lottery, lotto, jackpot, unclaimed, winnings, prize~, deceased client, dormant account, next
    of kin, nigerian prince, tax refund, erbe, erbschaft*, gewinn*, loteria, premio*, herencia*, heritage*,
    loterie, they won, you won, have won, has won, a job, job, gewonnen, a gagne, # million, #m usd, million
    dollars, millions, overpays, overpaid, overpayment`,
  upfront: `
    processing fee~, release fee~, customs fee~, clearance fee~, upfront fee~, up front fee~, advance fee~,
    activation fee~, transfer fee~, unlock* fee~, shipping fee~, handling fee~, registration fee~, admin fee~,
    gebuhr*, zollgebuhr*, vorkasse, tasa*, tarifa, adelanto, pay the fee, pay a fee, get the fee, small fee, a
    fee, for a fee, the fee, frais de, tasa de, the notary, the difference, the lawyer, for the notary,
    medical check, visa fee, up front, anzahlung`,
  yield: `
    profit~, return, returns, roi, interest, yield~, income, rendite, gewinn*, zins*, ertrag, ganancia*,
    rentabilidad, beneficio*, rendement*, interet*, gain*, interes, intereses`,
  rate: `
    a day, per day, every day, daily, a week, per week, every week, weekly, every month, a month, per month,
    monthly, am tag, pro tag, taglich*, pro woche, pro monat, im monat, monatlich*, wochentlich*, al dia, por
    dia, cada dia, diari*, al mes, por mes, cada mes, mensual*, semanal*, a la semana, por semana, par jour,
    par mois, par semaine, mensuel*, quotidien*`,
  percent: `%, percent, per cent, prozent, por ciento, pour cent`,
  riskless: `
    guaranteed, no risk, without risk, risk free, riskless, zero risk, cannot lose, cant lose, garantiert*,
    ohne risiko, risikofrei*, risikolos*, garantizad*, sin riesgo*, garanti*, sans risque*, no losses, never
    lose, cannot fail, ohne verlust, sin perdidas, sans perte`,
  ponzi: `
    ponzi scheme, pyramid scheme, pay the old ones, new investors pay, new members pay, old investors are
    paid, schneeballsystem, esquema piramidal, pyramide de ponzi, doubl* your money, doubl* your bitcoin~,
    doubl* your btc, doubl* your crypto, doubl* your eth, doubl* your investment~, doubl* your deposit~,
    doubl* your savings, doubl* your coins, doubl* their money, doubl* their bitcoin~, doubl* their btc,
    doubl* their crypto, doubl* their eth, doubl* their investment~, doubl* their deposit~, doubl* their
    savings, doubl* their coins, doubl* the money, doubl* the bitcoin~, doubl* the btc, doubl* the crypto,
    doubl* the eth, doubl* the investment~, doubl* the deposit~, doubl* the savings, doubl* the coins, tripl*
    your money, tripl* your bitcoin~, tripl* your btc, tripl* your crypto, tripl* your eth, tripl* your
    investment~, tripl* your deposit~, tripl* your savings, tripl* your coins, tripl* their money, tripl*
    their bitcoin~, tripl* their btc, tripl* their crypto, tripl* their eth, tripl* their investment~, tripl*
    their deposit~, tripl* their savings, tripl* their coins, tripl* the money, tripl* the bitcoin~, tripl*
    the btc, tripl* the crypto, tripl* the eth, tripl* the investment~, tripl* the deposit~, tripl* the
    savings, tripl* the coins, doubl* any money, doubl* any bitcoin~, doubl* any btc, doubl* any crypto,
    doubl* any eth, doubl* any investment~, doubl* any deposit~, doubl* any savings, doubl* any coins, doubl*
    every money, doubl* every bitcoin~, doubl* every btc, doubl* every crypto, doubl* every eth, doubl* every
    investment~, doubl* every deposit~, doubl* every savings, doubl* every coins, doubl* all money, doubl* all
    bitcoin~, doubl* all btc, doubl* all crypto, doubl* all eth, doubl* all investment~, doubl* all deposit~,
    doubl* all savings, doubl* all coins, tripl* any money, tripl* any bitcoin~, tripl* any btc, tripl* any
    crypto, tripl* any eth, tripl* any investment~, tripl* any deposit~, tripl* any savings, tripl* any coins,
    tripl* every money, tripl* every bitcoin~, tripl* every btc, tripl* every crypto, tripl* every eth, tripl*
    every investment~, tripl* every deposit~, tripl* every savings, tripl* every coins, tripl* all money,
    tripl* all bitcoin~, tripl* all btc, tripl* all crypto, tripl* all eth, tripl* all investment~, tripl* all
    deposit~, tripl* all savings, tripl* all coins`,
  illicit: `
    stolen, cloned, hacked, without prescription, without a prescription, without exam, without an exam,
    without a test, without vaccination, without a course, ohne rezept, ohne prufung, ohne impfung,
    gestohlene*, geklaute*, robad*, hackead*, sin receta, sin examen, vole, volee*, voles, pirates, sans
    ordonnance, sans examen, without tests, without exams, no prescription, no exam, no test, without a
    licence, without licence, without license`,
  goods: `
    card, cards, goods, parcels, phones, bikes, cars, art, account, accounts, data, credentials, plates,
    papers, documents, ids, exam papers, exam, products, medicine, medication, pills, oxycodone, fentanyl,
    xanax, opioid~, morphine, cocaine, heroin, mdma, painkillers, antibiotics, certificate~, licence~,
    license~, diploma~, from the board, from our employer, warehouse stock, karten, ware, waren, handys,
    konten, daten, pillen, tabletten, fuhrerschein, zertifikat*, tarjetas, cuentas, datos, moviles, pastillas,
    medicamentos, carnet, cartes, comptes, donnees, telephones, medicaments, vapes, ritalin, medical papers,
    licence and`,

  // Harmful software.
  malware: `
    malware, trojan~, keylogger~, spyware, stalkerware, ransomware, virus, backdoor~, rootkit~, infected file,
    infected attachment, infected link, stealer, infostealer, worm, cryptominer, crypto miner, remote access
    tool, trojaner*, schadsoftware, spahsoftware, erpressungssoftware, troyano*, programa espia, cheval de
    troie, rancongiciel*, logiciel espion, logiciel malveillant, our loader, loader inside, dropper, our remote tool, remote
    tool, rootkits, stealer~, token stealer, infected, enable macros, macros aktivieren`,
  spread: `
    open~, install~, download~, execut~, execute~, click~, launch~, deliver~, spread~, distribut~, plant~,
    deploy~, activat~, activate~, enabl~, enable~, contains, containing, attach~, offnen, installieren,
    ausfuhren, herunterladen, verbreiten, anklicken, aktivieren, abran, abra, instalen, instalar, descarguen,
    descargar, ejecuten, activen, activar, ouvr*, install*, telecharg*, activ*, lancent, lancer, cliquent,
    cliquer, run our, run the, runs our, enable, enables, loads, contain, installer, runs the, run it`,
  covert: `
    secretly, covertly, without his knowledge, without her knowledge, without their knowledge, without
    knowing, unnoticed, hidden from, behind his back, behind her back, heimlich, unbemerkt, ohne ihr wissen,
    ohne sein wissen, a escondidas, sin que lo sepa*, en secreto, a son insu, a leur insu, secretement, en
    cachette, turns on their, turns on his, turns on her, switches on their, schaltet ihr`,
  watch: `
    read~, reads, reading, record~, track~, watch~, monitor~, listen~, copy, copies, follow~, spy, spies,
    spying, mitlesen, uberwach*, aushorch*, verfolg*, orten, leer, vigilar*, espiar*, seguir*, lire,
    surveiller*, espionner*, suivre, microphone, mikrofon, microfono, micro, see, sees, read, follow, track,
    watch, monitor, locate, sehen, lesen, ver, seguir, localizar, voir, localiser`,

  // Threats.
  blackmail: `
    blackmail~, blackmailing, extort~, extortion, sextort*, ransom note, ransom letter, ransom demand, ransom
    email, ransom mail, ransom, protection money, hush money, pay for silence, pay for protection, erpress*,
    schutzgeld*, schweigegeld*, losegeld*, chantaje*, extorsi*, faire chanter, extorquer*, chantage, rancon,
    decryption key, decryptor, for not publishing, for not posting, for not sharing, for not telling, not to
    publish, in exchange for not, in return for not, in exchange for silence, in return for silence, a cambio
    de no, a cambio de silencio, a cambio de callar, en echange de ne pas, en echange du silence, pour ne pas
    publier, dafur dass wir nicht, dafur dass ich nicht, gegen schweigen`,
  threaten: `
    make threats, drohe, amenaza*, menacer*, threaten to, threaten him, threaten her, threaten them, threaten
    my, threaten the, threatening him, threatening her, threatening them, threaten with, threaten that, drohe
    ihm, drohe ihr, ihm drohen, ihr drohen, ihnen drohen, bedrohen, je menace, menacer, menacer de, mit der
    veroffentlichung, bilder drohen, damit drohen, menace de publier, amenaza de publicar, threaten a,
    threaten an, threatening a`,
  condition: `
    or else, otherwise, or i, or we, or it, or they, or the, or his, or her, or their, or everyone, or
    everybody, else we, else i, if not, after that, in case not, or he, or she, before we, sonst, andernfalls,
    ansonsten, oder ich, oder wir, oder es, si no, de lo contrario, o publicamos, o publico, o lo, o se,
    sinon, ou je, ou nous, ou on, faute de quoi, ou tout, ou il, ou elle, sonst weiss, danach, then the, if
    not he, if not she, if not they, or your, or my, or somebody, or someone`,
  unless: `
    unless, if he does not, if she does not, if they do not, if he doesnt, if she doesnt, if they dont, if
    they refuse, if he refuses, if she refuses, if refused, if you refuse, until they pay, until he pays,
    until she pays, until she, until he, if he texts, if she talks, if he talks, if they, if he, if she, wenn
    er nicht, wenn sie nicht, wenn nicht, bis sie zahlt, bis er zahlt, si no paga*, si no, hasta que, si elle
    ne, si il ne, s il ne, s ils ne, a moins, si elle, s il`,
  loss: `
    lose her, lose his, lose their, loses her, loses his, lose the kids, never see her, never see his,
    verliert, perdera, perdra, zeige ihn, zeige sie, anzeigen, report him, report her, report them`,
  concede: `
    withdraw~, resign~, drop the, drops the, drop her, drop his, drop it, stops writing, stop writing, stops
    reporting, stop reporting, stops publishing, keep quiet, keeps quiet, stay silent, stays silent, shut up,
    move out, moves out, change her testimony, change his testimony, not testify, sign the divorce, signs the
    divorce, quits, leave town, ausziehen, zuruckzieh*, kundigt, schweig*, miete runter, zurucktreten,
    retirar, dimita, callarse, se calle, se vaya, retire sa plainte, retirer, demissionne, se taise`,
  expose: `
    expos~, go public, goes public, goes online, go online, on our blog, spread~ it, everyone gets, everyone
    sees, everyone will, everybody gets, everybody sees, everyone knows, everyone finds out, tell everyone,
    tell everybody, we tell, i tell, tell his, tell her, tell their, send~ to his, send~ to her, send~ them
    to, send the photos, goes to his, goes to her, go to his, to his wife, to her husband, to his family, to
    her family, to your family, to his boss, to the press, tripadvisor, veroffentlich*, verbreit*, ins netz,
    online stell*, stellen wir, zeigen wir, schicken wir, verrate, geht an, landet bei, publicar*, publico,
    publicamos, difund*, se lo envi*, lo sabra*, enviar* a, publier*, publie, publions, diffus*, envoie a,
    envoyer* a, sera envoy*, leak, leaks, leaking, leak it, publish, publishing, publish it, publish them, we
    publish, i publish, will publish, release it, release the, release them, post it, post the, post her, post
    his, post them, post their, keep posting, posting one, post bad, post negative, expose him, expose her,
    expose them, reveal it, reveal the, reveal his, reveal her, will show, gets the pictures, gets them,
    newspaper gets, newspapers get, see it, sees it, sees them, it goes on, goes on, stelle ich, stelle sie,
    zeige ich, schicke ich, schicke sie, publicarlas, publicarlos, publicare, upload it, upload them, find out
    ., rats, has rats, the video goes, video goes, the clip, auctioned, gets auctioned, everyone watches,
    everybody watches, tout le monde`,
  damage: `
    burn~, smash~, ddos, shut down, take down, take offline, take their shop offline, break his, break her,
    break their, something happens, something will happen, send someone, one star, 1 star, bad review~,
    negative review~, delete all, call immigration, call to immigration, report to immigration, deport~, cut
    off, anzund*, zerstor*, abfackel*, jungs, knochen, quemar*, romper*, destruir*, pegar*, matones,
    arrepent*, denunciar*, bruler*, casser*, detruire, frapper, hurt him, hurt her, hurt you, hurt them, ends
    up in hospital, end up in hospital, in hospital if, in the hospital, will not last, wont last, windows,
    send some boys, send the boys, few boys, ein paar jungs, jungs vorbei, stellen wir strom, strom und
    heizung, im krankenhaus, accidents happen, attack, we attack, will attack, destroy, ruin, flood his, flood
    her, flood their, flood them, crash their, delete everything, sell it, regret it, will regret, beat him,
    beat her, beat them, beat you, burn, smash, continue les avis, on continue, sell the, website down, site
    down, shop down, server down, servers down, systems down, knock offline, knock them offline, their website
    offline`,
  material: `
    screenshot~, photo~, picture~, video~, clip, recording~, chats, messages, copies of, copy of, files,
    database, records, letters, emails, fotos, bilder, aufnahme*, chatverl*, dateien, capturas, grabacion*,
    archivos, captures, enregistrement*, fichiers, dossiers, hotel video, user table, user data`,
  owner: `
    his, her, their, him, patient, patients, customer, customers, client, clients, guest, guests, seine,
    seiner, ihre, ihrer, kunden, patienten, su, sus, ella, de pacientes, clientes, son, sa, ses, leur, leurs`,
  private: `
    wife, husband, kids, children, daughter~, son, mother, parents, family, boss, employer, her house, his
    house, their house, alone, at night, her job, his job, brakes, visa, address, school, kindergarten, way
    home, her car, his car, newspaper~, press, tax office, finanzamt, frau, mann, kinder, tochter, familie,
    nachts, allein, chef, mujer, marido, hijos, familia, jefe, femme, mari, enfants, famille, patron, seule`,
  denounce: `
    call to immigration, call immigration, report~ to immigration, tell immigration, inform immigration,
    immigration know, report him to, report her to, report them to, deport~, auslanderbehorde, abschieb*, a
    extranjeria, deportar*, a la prefecture, expuls*`,

  // Cruelty.
  torment: `
    intimidat~, intimidate~, humiliat~, humiliate~, bully, bullies, bullying, harass~, stalk~, sham~, shame~,
    insult~, torment~, terroris~, terroriz~, terrify, terrifies, degrad~, degrade~, belittl~, demean~,
    frighten~, menac~, taunt~, mock~, ridicul~, ridicule~, scar~, scare~, threaten~, threatening,
    einschuchtern, bedrohen, fertigmach*, fertig mach*, demutig*, beleidig*, mobben, angst machen, angst
    einjagen, amenazar*, humillar*, acosar*, asustar*, insultar*, hundir*, humilier, harceler, intimider,
    menacer, insulter, faire peur, rabaisser, terroriser, qualen, pressur~, pressure~, coerc~, coerce~`,
  grudge: `
    my ex, my exs, ex wife, ex husband, ex boyfriend, ex girlfriend, my sister in law, my brother in law, my
    neighbour, my neighbor, my landlord, my tenant, my boss, my old boss, my former boss, my former manager,
    my former, my teacher, my classmate, a classmate, a colleague, my colleague, girl from, boy from, girl
    who, boy who, woman who, man who, guy who, who turned me down, who reported me, who sued, who fired me,
    who left me, who dumped me, who sold me, who owes me, i dislike, i hate, witness, without papers,
    undocumented, journalist, reporter, councillor, politician, activist, streamer, youtuber, volunteer, meine
    ex, mein ex, mein nachbar, meine nachbarin, mein vermieter, mein chef, eine kollegin, ein kollege,
    mitschuler*, sachbearbeiter*, zeugin, zeuge, mi ex, mi vecin*, mi jefe, una compan*, mon ex, mon ancienne,
    mon ancien, ma collegue, une collegue, mon voisin, temoin, mother of my, father of my, nachbarin, nachbar,
    jewish neighbour, neighbour, neighbor, undocumented workers, politician~`,
  hurt: `
    feel like, feels like, brutal, brutally, cruel, nasty, sleeps badly, sleep badly, cannot sleep, cant
    sleep, embarrassed, ashamed, garbage, trash, wear him down, wear her down, wear them down, breaks, gives
    up, afraid, scared, fear, alone, suffer~, miserable, regret~, no direct threat, without a threat, no
    threat, nothing punishable, not punishable, punishable, not illegal, between the lines, she knows, he
    knows, i know, we know, accept half, police, immigration, her status, his status, accident, anonymous,
    quiet, shut up, laughs, laugh at, humiliat*, mock, angst, fertig, allein, schlaf*, ich weiss, wir wissen,
    schuldgefuhl*, miedo, sola, yo se, sabemos, peur, seule, je sais, regarde, regardent, honte, get out of,
    out of our street, write to him every, write to her every, every hour, frightened, frighten, guilty, feel
    bad, feel small, terrified, intimidated, threatened, worried, unsafe`,
  target: `
    him, her, them, my ex, my exs, my boss, my former, my neighbour, my neighbor, my teacher, my colleague, my
    coworker, my co worker, my classmate, this woman, this man, this girl, this guy, that woman, that girl,
    the girl, the witness, ihn, ihr, ihm, sie, meine, meinen, meinem, lo, la, le, les, l, lui, leur, mi ex,
    mon ex`,
  cruel: `
    so cruel, so hurtful, so nasty, so vicious, so mean that, kill yourself, kill herself, kill himself, kills
    herself, kills himself, kill themselves, hurt herself, hurt himself, go die, nobody would miss, no one
    would miss, nobody will miss, better off dead, better off without, should die, deserve to die, deserves to
    die, make her suffer, make him suffer, feel worthless, feel afraid, feel scared, so afraid, too
    frightened, too afraid, too scared, make her afraid, make him afraid, make her cry, make him cry, never
    feel safe, drive her to, drive him to, drives her to, zum weinen, que se mate, que llore, qu elle pleure,
    to suicide, into suicide, take revenge, get revenge, my revenge, revenge ., kill him, kill her, so that
    she cries, until she cries, bring dich um, in den selbstmord, au suicide, al suicidio, she breaks down, he
    breaks down, they break down, call her a, call him a, rape, nenn sie eine, nenn ihn einen, llamala, traite
    la de, death threat~, morddrohung*, amenazas de muerte, menaces de mort`,
  menace: `
    what happened to, happened to the, happened to his, happened to her, in front of her house, in front of
    his house, outside her house, outside his house, outside her door, in front of her door, brakes can,
    drives alone, vor ihrem haus, vor ihrer tur, vor seinem haus, delante de su casa, devant chez elle, devant
    chez lui, devant sa maison, is waiting for you, live in peace, in peace again, in ruhe leben, zustosst,
    something happens to, etwas passiert, algo le pase, il arrive quelque chose, somebody will wait, someone
    will wait, we will wait for, accidents happen to, accidents can happen`,

  // Shutting people out.
  group: `
    black people, black men, black women, blacks, black applicants, black tenants, jews, jewish, muslim*,
    arab, arabs, hispanic~, latino~, latina~, asian~, african~, mexican~, indians, pakistani~, nigerian~,
    turk, turks, turkish, romanian~, polish people, immigrant~, foreigner~, migrant~, refugee~, gay~, gays,
    gay people, lesbian~, homosexual~, trans people, transgender, disabled, wheelchair users, pregnant,
    pregnant women, women, females, mothers, single mothers, moms, woman of childbearing age, older people,
    old people, older workers, older applicants, older candidates, gypsy, gypsies, roma, people of colour,
    people of color, from africa, from israel, from the middle east, from eastern europe, from migrant
    districts, migrant districts, immigrant areas, headscarf, headscarves, hijab~, with an accent, foreign
    names, foreign sounding, turkish names, arabic names, jewish names, african names, auslander*, juden,
    judisch*, schwarze, schwarzen, turken, turkische*, araber*, fluchtling*, sinti, behindert*, frauen,
    mutter, schwangere*, homosexuelle*, migranten, muslime, kopftuch*, afrikaner*, rumanen, gitan*,
    extranjer*, musulman*, moros, negros, negras, inmigrantes, judios, judias, homosexuales, mujeres,
    embarazadas, discapacitad*, sudamericanos, rumanos, etrangers, etrangeres, arabes, noirs, noires, juifs,
    juives, roms, immigres, maghrebins, africains, femmes, femmes enceintes, homosexuels, handicapes, voilees,
    anybody who could get pregnant, get pregnant, roma families, gay, lesbian, trans, people with
    disabilities, tenants with disabilities, with disabilities, veil, with a veil, people of his religion,
    people of her religion, people of their religion, of his religion, of her religion, people like him,
    people like her, his kind, her kind, your kind, people of his colour, people of his color, leute wie er,
    leute wie sie, gente como el, gente como ella, gens comme lui, gens comme elle`,
  ethnic: `
    german, english, british, french, spanish, white, european, native, local, foreign, muslim, islamic,
    jewish, arab, arabic, african, black, asian, turkish, indian, pakistani, polish, romanian, hispanic,
    latino, mexican, slavic, gypsy, deutsch*, turkisch*, arabisch*, auslandisch*, fremd*, muslimisch*,
    judisch*, afrikanisch*, polnisch*, espanol*, arabe*, african*, extranjer*, magreb*, latin*, francais*,
    maghreb*, etrang*, gaulois*`,
  sounding: `
    name, names, surname~, surnames, first names, last names, looking, look, looks, sounding, accent, origin,
    background, descent, roots, skin, nachname*, vorname*, namen, aussehen, akzent, herkunft, wurzeln,
    apellido*, nombre*, acento, origen, aspecto, nom, noms, prenom*, consonance, origine*, tete`,
  excludes: `
    do not hire, dont hire, not hire, never hire, wont hire, not rent, dont rent, do not rent, never rent,
    wont rent, dont want, do not want, not want, dont accept, do not accept, not accept, dont serve, do not
    serve, wont serve, refuse~, refuse to, reject~, exclud~, exclude~, filter~ out, filter out, filters out,
    screen~ out, weed~ out, keep~ out, keeping out, turn~ away, turn~ down, turns down, sort~ out, avoid
    hiring, avoid~, do not bring, dont bring, do not send, dont send, not send, do not invite, dont invite, do
    not let, dont let, not let, block~, rank~ lower, downrank~, flags, do not lend, dont lend, guarantee that
    no, make sure that no, make sure no, ensure no, ensures no, sure that no, nehmen keine, keine, keinen,
    kein, ohne, nicht an, aussortieren, sortieren, ausschliessen, ablehnen, no aceptamos, no alquilamos, no
    contratamos, no queremos, no admitimos, nada de, excluir*, descartar*, sin, evitar*, pas de, pas d,
    aucun*, exclure*, refuser*, ecarter*, sans, eviter*, skip~, leave out, leaves out, leaving out, without
    any, spare us, hide~, hides, blacklist~, schwarze liste, lista negra, liste noire, discourag~,
    discourage~, deter~, deterring, deterred, put off, dissuad~, dissuade~, scare off, scare away, drive away,
    drive out, abschrecken, fernhalten, disuadir*, ahuyentar, dissuader, decourager`,
  no: `
    no, not, none, without, never, kein, keine, keinen, ohne, ni, nada de, pas de, pas d, pas, sans, but no`,
  excluded: `
    need not apply, not welcome, are not welcome, not wanted, unwanted, not considered, not allowed, ranked
    lower, are ranked lower, rejected, excluded, sorted out, filtered out, screened out, declined, turned
    away, not invited, automatically ranked, downgraded, at the bottom of, move in, unerwunscht*, nicht
    erwunscht, sortieren, aussortier*, ausgeschlossen, abgelehnt, nehmen wir nicht, nicht eingeladen, no son
    bienvenid*, descartad*, excluid*, rechazad*, exclu*, ecarte*, refuse*, avoid them, avoid him, avoid her,
    steer clear of them`,
  trait: `
    european~, germans, german names, german surnames, german sounding, english sounding, english names,
    white, whites, caucasian~, aryan, christian, christians, men, man, male, males, female, females, young,
    youngsters, under #, below #, childless, no children, attractive, good looking, straight, native, natives,
    native born, native sounding, sounding names, surnames, americans, brits, unmarried, jung, junge, unter #,
    uber #, deutsche, deutschen, deutsche namen, mannlich, weiblich, hubsch*, christlich*, einheimische*,
    espanoles, jovenes, joven, menores de #, mayores de #, guapa*, cristian*, nacionales, hombres, francais,
    francaise*, de souche, jeune*, moins de #, plus de #, jolie*, blanc, blancs, blanches, hommes, over #,
    older than #`,
  only: `
    only, must be, must all be, should all be, have to be, has to be, need to be, preferably, prefer~,
    exclusively, nobody, noone, no one, not anyone, nur, bevorzugt, am liebsten, ausschliesslich, niemand,
    solo, unicamente, preferiblemente, preferentemente, nadie, que sean, uniquement, seulement, de preference,
    exclusivement, personne, que des`,
  selection: `
    tenant~, applicant~, candidate~, hire~, hires, hiring, job~, role, roles, position~, apartment~, flat,
    flats, rental~, housing, landlord~, loan~, mortgage~, worker~, warehouse, shift~, assistant~, waitress~,
    waiter~, vacanc*, staff, temp, temps, cv, cvs, resume~, recruit*, employee~, renters, personnel, mieter*,
    wohnung*, bewerber*, stelle*, mitarbeiter*, personal*, zeitarbeit*, helfer*, aushilfe*, azubi*, kredit*,
    inquilin*, piso, pisos, alquil*, candidat*, empleo*, camarer*, trabajador*, vivienda*, locataire*,
    appartement*, logement*, embauch*, poste*, salarie*, interim*, serveu*, recrut*, guests, letting, lease*,
    locati*, dossiers, vermiet*, mietinteressent*, membership, club, door policy, insur*, pricing, price~,
    versicher*`,

  // Whose name is used, what is not there, and what speaks of an honest deal.
  institution: `
    bank~, tax office~, tax authority, tax authorities, revenue service, irs, hmrc, ministry,
    ministries, government~, authority, authorities, police~, customs, immigration service~, immigration
    office~, embassy, embassies, consulate~, court~, register, registry, registrar~, municipality,
    municipalities, city hall, town hall, council~, county, social security, pension office~, pension
    fund~, insurer~, health service~, nhs, medicare, post office~, postal service~, courier~, utility,
    utilities, grid operator~, network operator~, water works, waterworks, electricity supplier~, energy
    supplier~, phone company, chamber~, patent office~, trademark office~, inspectorate~, regulator~,
    central bank~, benefits office~, job centre~, licensing office~, land registry, dvla, dmv, fbi,
    interpol, europol, city, the state, the mayor, behorde*, amt, amter, finanzamt*, zoll*, polizei*,
    gericht*, registergericht*, ministeri*, stadtwerk*, krankenkasse*, rentenversicherung*, sparkasse*,
    rathaus*, arbeitsagentur*, jobcenter*, bundesamt*, landratsamt*, handelskammer*,
    staatsanwaltschaft*, gemeinde*, stadt, hacienda, ayuntamiento*, policia*, guardia civil, aduana*,
    ministerio*, juzgado*, tribunal*, seguridad social, banco*, correos, dgt, agencia tributaria,
    consulado*, embajada*, impots, prefecture*, mairie*, gendarmerie*, douane*, ministere*, greffe*,
    banque*, caf, caisse*, securite sociale, cpam, la poste, tresor public, urssaf, ambassade*,
    consulat*, regie*`,
  brand: `
    paypal, amazon, netflix, dhl, ups, fedex, usps, microsoft, office 365, google, gmail, outlook,
    apple, icloud, facebook, instagram, whatsapp, telegram, spotify, ebay, airbnb, booking com,
    docusign, dropbox, linkedin, revolut, stripe, coinbase, binance, metamask, ledger, trezor,
    mastercard, western union, vodafone, telekom, o2, movistar, dpd, hermes, gls, royal mail, evri,
    chronopost, norton, mcafee, geek squad, salesforce, workday, slack, zoom, steam, roblox, fortnite,
    disney, hulu, walmart, costco, wells fargo, barclays, hsbc, santander, bbva, n26, postbank,
    volksbank, commerzbank, zelle, venmo, cash app, klarna, vinted, bizum, leboncoin`,
  absent: `
    there is no, there are no, there was no, there were no, theres no, there isnt, there arent, there
    never was, no such, we have no, i have no, we own no, has no, have no, nothing is, nothing was, is
    none, are none, nobody, no one, none of, does not exist, do not exist, exist, exists, es gibt
    keine*, es gibt kein, gibt es keine*, gibt es kein, gibt es nicht, haben keine*, habe keine*, ist
    kein, ist keine, sind keine, niemand, no hay, no existe*, no tenemos, no tengo, nadie, ningun*, il n
    y a pas, il n y a aucun*, n y a pas, n y a aucun*, n existe*, personne n, personne ne, aucun*`,
  ours: `
    is ours, are ours, is mine, are mine, is me, belongs to us, belong to us, belongs to me, our page,
    our copy, our account, my account, account below, goes to us, go to us, goes to me, comes to us,
    lands with us, we read, we keep, we store, we copy, we resell, resell, sell them on, sell on, sell
    the, sells on, our server, we sell it, we sell them, our own server, a copy of, is a copy, is
    copied, we copied, copied from, we rented, we built, let us in, lets us in, we get in, take over, we
    take over, we can move, our screen, gehort uns, gehort mir, unser konto, mein konto, lesen mit, wir
    lesen, nachgebaut*, kopiert*, unsere seite, es nuestr*, es mi*, cuenta nuestra, copia nuestra, nos
    quedamos, est a nous, est a moi, notre compte, mon compte, on garde, nous gardons, copie*`,
  urgent: `
    today, tonight, at once, immediately, right away, straight away, urgent~, before noon, by noon,
    within # hours, within the hour, within a day, within # days, within hours, this afternoon, same
    day, by tonight, before the weekend, in # hours, sofort, heute, umgehend, dringend*, binnen, hoy,
    urgente*, en seguida, cuanto antes, aujourd hui, tout de suite, immediatement, sous # heures, sous #
    jours, dans la journee`,
  review: `
    review~, rating~, ratings, star, stars, testimonial~, trustpilot, tripadvisor, yelp, google maps,
    bewertung*, sterne*, rezension*, resena*, estrella*, opinion*, avis, etoile*`,
  warns: `
    warn, warns, warned, warning~, beware, watch out for, hang up, hangs up, report it, report them,
    delete it, deleted, block it, throw it away, do not pay, dont pay, how to tell, how to spot, how to
    recogni*, tell from, going round, going around, goes round, in our name, use our name, uses our
    name, take apart, takes apart, lesson, lessons, quiz, drill, drills, lab, mock, joke, for fun,
    sketch, warnen, warnung*, vorsicht, auflegen, nicht zahlen, in unserem namen, unterricht*, ubung,
    scherz, aviso, cuidado, colgar, no pagar, en nuestro nombre, ejercicio, broma, mise en garde,
    attention, raccrocher, ne pas payer, en notre nom, cours, exercice, blague, alert~, checklist~,
    webinar~, guide~, policy, policies, hinweis*, guia*, alerte*`,
  lawful: `
    with consent, their consent, signed consent, consent, consents, agree to, agreed, as agreed, as the
    law, by law, the law, required by law, licensed, licence, license, registered, chartered,
    accredited, certified, authorised, authorized, mandated, mandate, by contract, the contract says, in
    the contract, on the permit, tribunal, ombudsman, court, court s, prospectus, statute, regulation~,
    audited, power of attorney, trustee, escrow account, laut vertrag, gesetz*, einwilligung*,
    zugelassen*, beauftragt*, treuhand*, segun la ley, por ley, con su consentimiento, autorizad*,
    colegiad*, la loi, avec l accord, consentement, mandat*`,
  assures: `
    nothing to pay, no fee, no fees, no charge, free, free of charge, costs nothing, costs them nothing,
    never ask, never asks, no need to, in doubt, the number you know, number you know, number they know,
    number from your own, usual contact, call back, refundable, refunded, returned, paid back, given
    back, at any time, cancel any time, whenever they like, if they like, or ignore, or not, no
    obligation, no card, need not, needs nothing, you do not need, they do not need, do nothing,
    kostenlos, nichts zu zahlen, fragen nie, im zweifel, jederzeit, zuruck, gratis, sin coste, nunca
    pedimos, en cualquier momento, devuel*, sans frais, gratuit*, ne demandons jamais, a tout moment,
    rendu*, rembours*`,
  deceit: `
    phishing, smishing, vishing, quishing, scam, scams, scammer~, anti scam, fraud, frauds, anti fraud,
    fraudster~, fraudulent, swindle~, swindler~, con man, con men, con artist~, imposter~, impostor~,
    impersonat*, spoof~, fake~, forged, forger~, forgery, forgeries, counterfeit~, cybercrime~,
    deception~, hoax~, ponzi, betrug*, betruger*, falschung*, fraude*, estafa*, estafador*, falsificac*,
    arnaque*, escroc*, escroquerie*, contrefacon*, hameconnage, usurpat*`,
  racket: `
    phishing email~, phishing mail~, phishing e mail~, phishing message~, phishing text~, phishing sms,
    phishing letter~, phishing attack~, phishing campaign~, phishing page~, phishing link~, phishing
    template~, phishing attempt~, phishing lure~, phishing pretext~, phishing note~, smishing text~,
    smishing message~, phishingmail*, phishing nachricht*, scam email~, scam mail~, scam e mail~, scam
    message~, scam text~, scam letter~, scam sms, scam campaign~, scam pitch~, scam opener~, scam
    listing~, scam offer~, scam appeal~, fee scam, fee fraud, fee letter~, romance scam, job scam,
    rental scam, investment scam, lottery scam, 419 email~, 419 mail~, 419 letter~, fraud email~, fraud
    mail~, fraudulent email~, fraudulent mail~, fraudulent message~, fraudulent letter~, fraudulent
    invoice~, fraudulent bill~, fraudulent appeal~, fraudulent offer~, fraudulent donation, spoofed
    email~, spoof email~, spoofed mail~, fake invoice~, fake bill~, fake reminder~, fake receipt~, fake
    summons, fake fine~, fake court, fake police, fake bank, fake payment, fake refund~, fake prize~,
    fake lottery, fake inheritance, fake job, fake charity, fake donation~, fake security alert~, fake
    account alert~, bogus invoice~, bogus bill~, bogus charge~, false invoice~, forged invoice~, forged
    letter~, sham invoice~, phoney invoice~, phony invoice~, fictitious invoice~, blackmail email~,
    blackmail mail~, blackmail letter~, blackmail message~, extortion email~, extortion mail~, extortion
    letter~, extortion message~, ransom note~, ransom email~, ransom letter~, ransom demand~, sextortion
    email~, sextortion mail~, sextortion message~, hate mail, death threat~, malicious email~, malicious
    attachment~, malicious link~, betrugsmail*, betrugerische mail, betrugerische e mail,
    betrugsnachricht*, erpresserbrief*, erpressungsmail*, erpressermail*, drohbrief*, drohmail*,
    gefalschte rechnung, falsche rechnung, scheinrechnung*, gefalschte mahnung, correo de phishing,
    correo fraudulento, mensaje fraudulento, correo de estafa, mensaje de estafa, factura falsa, carta
    de chantaje, carta de extorsion, mensaje de extorsion, correo de chantaje, mail de phishing, mail d
    hameconnage, courriel d hameconnage, message d hameconnage, mail frauduleux, message frauduleux,
    mail d arnaque, message d arnaque, fausse facture, facture bidon, lettre de chantage, mail de
    chantage, lettre de menaces`,
  pose: `
    pretend~, pretending, pos~ as, pose as, poses as, posing as, impersonat*, masquerad*, spoof~, gebe
    mich als, geben uns als, gibt sich als, gib dich als, geben sie sich als, geben uns fur, tun so als,
    tut so als, so tun als, hacerse pasar, hacernos pasar, hacerme pasar, haciendonos pasar, hazte
    pasar, hagase pasar, fingir, suplant*, se faire passer, nous faire passer, me faire passer, faire
    passer pour, fais toi passer, faites vous passer, usurp*`,
  compose: `
    write a, write an, write me a, write me an, write me, write the, write up a, write him a, write her
    a, write them a, draft a, draft an, draft me a, draft, compose a, compose an, compose, create a,
    create an, craft a, craft an, generate a, generate an, produce a, prepare a, prepare an, design a,
    make a, make me a, make up a, make it a, i need a, i want a, we need a, we want a, give me a, come
    up with a, put together a, send a, send out a, send them a, send him a, send her a, schreib eine,
    schreib mir eine, schreibe eine, schreiben sie eine, verfasse eine, verfass eine, erstelle eine,
    erstell eine, entwirf eine, formuliere eine, mach eine, escribe un, escribe una, escribeme un,
    escriba un, redacta un, redacta una, redacte un, crea un, crea una, haz una, haz un, prepara un,
    prepara una, ecris un, ecris une, ecris moi un, ecrivez un, redige un, redige une, redigez un, cree
    un, cree une, fais un, fais une, prepare un, prepare une`,

  // What speaks for the caller.
  negation: `
    not, never, no, dont, doesnt, didnt, wont, cannot, cant, without, no longer, no more, nobody, stop, stops,
    stopping, stopped, prevent*, avoid*, against, instead of, rather than, protect*, detect*, block, blocks,
    spot, spots, spotting, recogni*, defend*, flag, flags, catch, catches, about, nicht, kein, keine, keinen,
    nie, niemals, gegen, verhinder*, erkenn*, schutz*, nunca, sin, contra, evit*, prevenir, detectar, contre,
    jamais, sans, pas, ne, dejouer`,
  others: `
    fraudster~, scammer~, criminal~, cybercriminal~, attacker~, hacker~, thieves, thief, burglar~, con man,
    con men, con artist~, loan sharks, bots, impostor~, imposter~, predator~, some firms, some companies, some
    employers, some landlords, many employers, many landlords, who were, victims of, too often, betruger*,
    kriminelle*, angreifer*, diebe, tater*, einbrecher*, estafadores, ciberdelincuentes, delincuentes,
    ladrones, atacantes, escrocs, pirates, fraudeurs, cybercriminels, malfaiteurs, somebody pretends,
    someone pretends, somebody poses, someone poses, somebody impersonates, someone impersonates, somebody
    claims, someone claims, somebody who claims, someone who claims, people who claim, people who pretend,
    anyone who claims, callers who, a caller who, a mail that claims, an email that claims, jemand gibt sich,
    wer sich als, quelqu un se fait, alguien se hace`,
  model: `
    assistant, system prompt, previous instructions, all instructions, your instructions, the instructions
    above, your guidelines, language model, ignore previous, ignore all, disregard, system :, you are now,
    rules above, system override, developer mode, jailbreak, new instructions`,
  tests: `
    simulat*, awareness, penetration test*, pen test*, pentest*, red team*, training, trainings, schulung*,
    bug bounty, sensibilis*, concienciacion, simulacro*, drill, drills, planspiel*, ubung*, exercise,
    exercises`,
  defends: `
    prevent*, detect*, defen*, stops, blocks, spot, spots, spotting, recogni*, monitors, monitoring, insur*,
    cover against, helpline, hotline, advice, counsel*, recover*, restore, investigat*, complian*, against,
    encrypt*, securely, honeypot~, tamper proof, escrow, identity verification, kyc, know your customer,
    manager for, password manager, credential manager, authenticat*, moderat*, workshop~, course~, seminar~,
    webinar~, lesson~, talk on, lecture~, class on, legal, law firm, lawyer~, attorney~, audit~, victims of,
    victims, survivors, inclusi*, bias, accessib*, equal*, fairness, diversity, protection from, protection
    against, protects, protect, single sign on, sign on, two factor, backup~, passkey~, biometric*, debt
    collection, collections agency, licensed, without excluding, campaign against, poster campaign, research,
    chain analysis, tracing, prav*, pravention, vorbeug*, schutz*, erkenn*, verhinder*, gegen, beratung*,
    opfer*, anwalt*, anwalte, rechts*, sichere*, workshop*, kurs*, seminar*, prufung, ratgeber, aufklarung,
    vortrag*, theater*, curso*, prevenir, prevencion, contra, proteccion, formacion, taller*, asesor*,
    victimas, abogad*, gestor de, charla*, campana*, cerraduras, verificacion, atelier*, formation*,
    prevention*, dejouer, contre, protection*, lutte*, eviter, victimes, conseil*, avocat*, coffre fort,
    detection*, intervention*, stop fraud, anti, block~ ransomware, study on, report on, take down, takes
    down, study of, paperwork, removal, removes, remove, takedown*, support group, counselling, warns, warn
    of, warning of, campaign that`,
  tells: `
    novel~, thriller~, play, film~, movie~, screenplay~, script~, book, books, memoir~, exhibition~, museum~,
    documentar*, podcast~, comic~, musical~, opera~, story, stories, journalis*, reporter, reportage,
    article~, game, games, escape room~, stage, magic*, theatre, theater, roman, krimi*, theaterstuck*,
    ausstellung*, buch, raum, novela*, exposicion*, obra, periodis*, exposition*, spectacle*, piece de
    theatre, livre*, enquete*, puppenspiel*, puppet~, short film`,
} as const;

/** What a word in a request may stand for. One is not in the lexicon: `presented`, a word of persona or offer in goal or context. */
export type Sign = keyof typeof signs | 'presented';
