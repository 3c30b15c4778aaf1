/** Common first names, lower-cased: a persona that is one of these and nothing else is greeted by it. */
export const firstNames: ReadonlySet<string> = new Set(
  `aage aanya aarav aaron abby abdul abdullah abena abhishek abigail abiodun achim ada adaeze adalbert adam adama adebayo adelaide adele
    adelheid adeola adewale adina aditi aditya adnan adolfo adrian adrienne aenne afua agata agathe agnes agnese agnieszka agustin
    agustina ahmed aida aidan aiko aileen ailsa aino aisha akash akhil akira akos akosua akua alain alan alana alasdair alastair alban
    albert alberto albin albrecht aldous alec alejandra alejandro alena alessandro alessia alex alexander alexandra alexandre alexandru
    alexei alexey alexis alf alfie alfonso alfred alfredo ali alice alicia alina aline alisa alisha alison alistair aliyah allison alma
    almut alois aloys aloysius alvaro alvin alys alyssa amadi amadou amaia amal amalia amalie amanda amara amaya ambrose amelia amelie
    amie amina aminata amir amit amos amrita amy ana anand ananya anastasia anatol anaïs anders andras andre andrea andreas andreea
    andrei andrej andreja andrejs andrew andrzej andré andrés andy aneta ange angela angelika angelo angharad angie angus aniela anika
    aniket aniko anil anirudh anita anja anjali anke ankit ankita anna annabelle anne annegret anneke anneli annelie annelien annelies
    anneliese annemarie annett annette anni annika anouk anselm ansgar anthea anthony antje antoine antoinette anton antonella antonia
    antonina antonio antti anu anushka anya aoife aparna apolline aram archie arek ariadna ariana ariane arie arild arjan arjun arlene
    arlo arnaud arne arnold arthur artur arturo arun arvid arvind arvo asger asha ashlee ashley ashok ashwin asier astrid asuncion
    atanas athena atticus attila aude audra audrey audun augustin auke aurelia aurelie aurélie ava axel axelle ayana ayesha ayo ayodele
    ayse aytac ayşe aziz azra babajide balazs balint baptiste barb barbara barbora barry bart bartek bartholomew bartosz bashir bastian
    bastien baz bea beata beate beatrice beatrix beatriz becky begoña begum behrouz bella ben bendik benedict benedikt bengt benjamin
    benno benny benoit benoît berit bernadett bernadette bernadine bernard bernat bernd bernhard bernice bert berta bertha berthold
    bertil bertram bertrand bessie beth bethan bethany betsy bette bettina betty beverley bex bhavna bianca bianka bilal billy bindi
    bintou birger birgit birgitta birgitte birte bjarne bjarte bjorn björg björn bjørn blanca blanka blaz blaž bob boban bobby bogdan
    bojan bojana bolanle bonnie boris borislav borja borut bosse boubacar boudewijn bozena brad bradley bram brandi brandon branislav
    branka branko brayden brenda brendan brent brett brian bridget bridgette brigid britt britta brittany bronagh bronwen bronwyn bruce
    bruna brunhilde bruno bryan bryce bryn bryony burak burkhard busisiwe børge caio caitlin cal callum calogero camelia cameron camila
    camilla camille candace candice candida carine carl carla carlene carles carlo carlos carmela carmen carol carola carole carolina
    caroline carolyn carrie carsten carys casey caspar casper cass cassandra catalina catarina catherine catia catriona caz cecilia
    cedric celia celine cemal cerys cesar cesare cezary chandra chantal charlene charles charlie charlotte charlène charmaine cheikh
    cheryl chiamaka chiara chidera chidi chika chimamanda chinedu chinwe chioma chloe chris christa christel christelle christer
    christian christiane christina christine christoffer christoph christopher christy cian ciara ciaran cindy ciprian claire clara
    clarence clarice clarissa claudia claudine claudio claus clelia clemens clement clementine clint clive clyde cléo cody colette colin
    colleen colm colton concetta conchita connie connor conny conor conrad constantin constanze consuelo cora coralie cordula corentin
    corina corinna corinne cornelia cornelis cornelius cosima cosimo costin courtney craig cristian cristiana cristiano cristina
    cristobal curt curtis cynthia cyril cyrille cyrus céline césar daan dace dag dagfinn daghild dagmar dagny daiva dalibor damian
    damien damir damjan dan dana dani danica daniel daniela daniele danielle danijel danilo danny danuta daphne daria dario dariusz
    darja darko darla darlene darnell darrell darren dave davey david davide davor dawid daz deb debbie debora deborah debra declan
    deepa deepak deepti deirdre dejan del della delphine demetrius denisa denise deniz dennis denny derek derrick deshawn desiree
    desislava desmond despina detlef detlev devika diana diane diarmuid didier diederik diego dieter dietmar dietrich dikembe dilek
    dilys dimitar dimitri dimitris dina dinesh dirk divya djamila dmitri dobromir dolores dom domenico domingo dominic dominik dominika
    dominique donald donata donatella donato donna donncha dora doreen dorian doris dorota dorothea dorothee dorothy dorte dorthe dottie
    dougie douglas dragan dragana dragica duane duarte duke duncan dusan dusko dustin dušan dwayne dwight dylan dzintars dörte eamon
    ebba ebele eberhard eckart eckhard ed edda eddie edgar edita edith edmond edmund edna eduard eduardo edvard edward edwin efe effie
    efua egbert egil egon eija eike eileen eilidh eilish einar eirik eirini eivind ekaterina ekene ekkehard ekow elaine elda eleanor
    eleftheria elena eleni eleonora elias elif elin elina eline elisa elisabeth elisabetta elise eliska eliza elizabeth elke ella ellen
    elli ellie elliot elliott ellis elmar elodie eloise elsa elsbeth elsie elspeth elvira elzbieta emanuel emanuela emefa emeka emeric
    emil emilia emiliano emilie emilio emily emine emma emmanuel emmanuelle emmerich emre endre eneko enid enrico enrique enzo eoin
    ephraim ercan erhard eric erica erich erik erika erin erkki erland erling erna ernestine ernesto ernst ersin erwan erwin erzsebet
    esben esme esmeralda espen esteban estelle ester esther estrella ethan ethel etienne etta euan eugene eugenia eugenio eulalia eunice
    eva evan evander evelien eveline evelyn evgeni evgenia evie ewa ewald ewan ewelina eystein ezekiel ezequiel fabian fabiana fabien
    fabienne fabio fabiola fabrice fabrizio faisal fannie fanny farah farid farida farouk fatema fatima fatma fatou fatoumata faustino
    feargal federica federico felicia felicitas feliks felipe felix femi femke fenella fenja fenna ferdinand ferenc fergus fernanda
    fernando fiete filip filipa filipe filippa filippo finlay finn fiona fiorella firas flavia flavio flavius fliss flo florent
    florentina florian florin floyd fokke folake folasade folkert fouad franca frances francesca francesco francine francis francisca
    francisco franciszek francois franjo frank franka franko franz franziska françois françoise fraser fred freddie frederic frederick
    frederik frederike fredrik freek freya frida frieda friedemann friederike friedrich frits fritz frode fruzsina frédéric fumiko funmi
    gabe gabor gabriel gabriela gabriele gabriella gaetan gaetano gail galina gareth garrett gary gaspard gaston gaurav gaute gavin
    gavril gayatri gaz gebhard geert geeta geir gemma genevieve geoff geoffrey georg george georges georgi georgia georgie georgina
    georgios gerald geraldine gerard gerardo gerd gerda gerhard gerlinde gero gerrit gerry gert gertrud gertrude gesa gesine ghislain
    giacomo giancarlo gianluca gianni gideon gijs gil gilbert gilles gillian gina ginevra ginny gino gioia giorgia giorgio giovanna
    giovanni girish gisela gisele gisèle gita giulia giulio giuseppe giuseppina gizem gladys glen glenn gloria glynn goncalo gonzalo
    gonçalo gopal goran gordana gordon gosia gottfried gotthard grace graciela graham gražina greg gregory greta gretchen grete gretel
    grzegorz guadalupe gudrun guido guilherme guillaume guillermo gunilla gunnar gunter gunther gunvor gus gustav gustave gustavo gwen
    gwendoline gwendolyn gwyn gyorgy gyula gérard göran gülay günter günther haakon habib hadi hadiza haiko hailey hakan hakon haley
    halina halldor halvard halvor hamid hamish hamza hana hanan hank hanna hannah hanne hanneke hannele hannelore hannes hanno hans
    hans-peter hao harald haris harish haro harold harpreet harri harriet harry hartmut hartwig haruka harvey hassan hasse hattie hauke
    haya heather hector hedda hedvig hedwig heidi heike heikki heiko heiner heini heinrich heinz helen helena helene helga helge hella
    helle helmer helmut hema hendrik hendrika hendrikje henk henning henri henrietta henriette henriikka henrik henrike henrique henry
    herbert heribert heriberto herman hermann hermine hernan herta herve hervé hettie hilary hilda hilde hildegard hilmar hiltrud
    hinrich hiro hiroshi hisham hjalmar holger hollie honora horst hortense howard hrvoje hubert hugh hugo hugues humbert humberto
    hussein huw hyacinth håkan håvard hélène iain ian ianthe ibolya ibrahim ida idris ieva ifeanyi ifeoma ignace ignacio ignacy ignatius
    ignaz iker ilaria ildiko ilian ilias ilir ilja ilka ilona ilse ilze imani imelda imke immy imogen imran imre ina inaki indra ines
    inga inge ingeborg inger ingmar ingo ingolf ingrid ingunn ingvild inka inna inés inês ioan ioana ionut irena irene irina irja irma
    irmgard isa isaac isabel isabell isabella isabelle isak iseult ishaan isidora isidro isla ismael ismail ismet isobel issy istvan
    itxaso itziar ivan ivana ivar iveta ivica ivo ivona iwan iwona izabela izzy iñaki iñigo jaakko jaana jaap jabulani jacek jacinta
    jack jackie jacob jacopo jacqueline jacques jadranka jadwiga jagoda jaime jake jakob jakub jalal jamal james jamie jan-erik
    jan-willem jana jane janek janet janez janice janika janina janine janis janko janne janneke jannik jannis janos janusz jared jari
    jarle jarmila jarno jaroslav jaroslaw jarosław jarrod jas jasmin jasmina jasmine jasna jason jasper jaume javier javiera jayden jaz
    jean jeanette jeanine jeanne jeannette jeannie jeff jeffrey jelena jelle jem jen jenna jennie jennifer jenny jens jens-peter jeppe
    jeremy jeroen jerome jeronimo jerry jerzy jerôme jesper jess jessica jessie jesús jethro jette jez jihan jil jill jillian jim jimena
    jin-ah jiri jitka jo joachim joakim joan joana joanie joann joanna joanne joao joaquim joaquin joaquín jocelyn jochen jock jodie
    jody joe joel joelle joep joern johan johann johanna johanne johannes john johnny jolana jolanda jolanta jolene jon jonas jonatan
    jonathan jonathon jone jonno jonny joonas joop joost jordan jordi jordina jorg jorge jorn jorrit jose josef josefa josefien josefina
    josefine josep joseph josephine josh joshua josiah josie josip josipa joss josu jouko jovan jovana joyce jozef joão juan juana
    juanita jude judith judy juha juhani jukka jules julia julian juliana juliane julianna julie julien julieta juliette julika julita
    julius juno juraj jure jurgen jurgita juri justin justina justine justyna jutta jyoti jérôme jóhann jóhannes jón józef jörg jörn
    jørgen jürg jürgen jüri kacper kadri kagiso kai kaisa kaja kalle kalliope kamal kamil kamila kamilla kaori karel karen karim karin
    karina karine karl karl-heinz karla karlo karol karola karolin karolina karoline karsten karthik kasia kasimir kaspar kasper katalin
    katarina katarzyna kate katerina kath katherine kathleen kathrin kathryn kathy katia katie katinka katja katri katrien katrijn
    katrin katrina katya kavita kavya kaye kayla kaylee kayleigh kazimierz kazuo kehinde keir keiran keisha keisuke keith kelli kelly
    kelsey kemal ken kenan kendra kenji kenneth kenza kerry kerstin ketevan kevin kez keziah khadija khadijah khalid kieran kilian kim
    kimberley kimberly kimmo kinga kiran kirill kirsi kirsten kirsty kjell kjersti klaas klara klaus klaus-peter klavs klemens knud knut
    koen kofi kojo konrad konstantin konstantina konstantinos korbinian kordula kornelia kostas kris krista kristaps kristen kristi
    kristian kristiane kristiina kristijan kristin kristina kristine kristjan kristoffer krisztina krystyna krzysztof kunal kunigunde
    kurt kwabena kwaku kwame kwasi kwesi kyle lachlan ladislav laila laima lakeisha lakshmi lamine lara larry lars lasma lasse lassi
    laszlo latifa latisha latonya latoya laura laure laurel lauren laurence laurens laurent laurentiu lauri laurits laurynas layla lazar
    leah leander leandro leanne lech lee leena leif leigh leila leire len lena lene leni lenka lennart lenz leo leon leona leonard
    leonardo leonid leonie leonor leontien leopold lerato leroy lesley leslie leszek letizia levente lewis leyla lia liam liana libby
    lidia lieke liesbeth lieselotte lieve liisa lijsbeth lil lila lilian liliana lilja lilli lillian lilly linda lindiwe lindsay lindsey
    lindy linnea lino linus lionel lisa lisbet lisbeth lise liselotte liv livia liz lizbeth lizzie ljiljana ljubica lluis loic lola
    lonnie loredana lorena lorenz lorenza lorenzo loretta lori lorna lorraine lothar lotta lotte lottie lou louis louisa louise lourdes
    lovisa loz loïc luann lubomir lubos luboš luc luca lucas lucia lucian luciana luciano lucie lucien lucille lucinda lucy ludger
    ludmila ludo ludovic ludovica ludvig ludwig luella luigi luis luisa luise luiz luka lukas lukasz luke lungile lutz luuk lydia lyn
    lynette lynn lynne lysander lærke lídia maaike maarit maarja maarten mabel macarena maciej maciek madalena maddie maddy madeleine
    madhu mads maelle maeve magali magda magdalena magdalene magne magnus mags mahmoud maia maike maisie maite maja makena maksim maksym
    malachi malaika malcolm malena malene malgorzata malin malte mamadou mandla mandy manfred manish manoj manon manuel manuela mara
    marc marcel marcela marceli marcella marcello marcelo marcia marcin marco marcus marcy marek maren margaret margareta margarete
    margarethe margarida margarita marge margherita margit margot margrethe margriet marguerite mari maria mariam mariama marian mariana
    marianne mariano maribel marica marie marie-claire marie-louise marieke mariella marietta mariette marijan marijana marijke marika
    mariko marilena marilyn marina marino mario mariola marion marisol marissa marit mariusz marjan marjatta marjolein marjolijn
    marjorie mark markku marko markus markéta marlee marlen marlene marlies marlis marloes marlon marnie marsha marta marte marten
    martha martijn martin martina martine marvin mary matej mateja mateo mateusz mathias mathieu mathilda mathilde mathis matias matija
    matilda matilde matjaz matjaž matt matteo matthew matthias matti mattia mattie matyas maude maureen mauri maurice mauricio maurits
    maurizio mauro max maxence maxim maxime maximilian maxine maya maëlle małgorzata mbali mechthild mechtild meena meera megan mehdi
    mehmet mei mei-ling meike meinhard meinolf mel melania melanie melinda melissa melvin mercè meredith meret merethe mervyn mette
    mhairi mia micha michael michaela michal michaël michał michel michela michele michelle michiel michèle micky mieczyslaw mieke
    miguel miha mihaela mihai mika mikael mikaela mike mikhail mikkel mikko miklos mikolaj mila milada mildred milena milica millicent
    millie milo milos milosz miloš mina mindy ming minna minnie mira mirabelle miranda mircea mireia mireille mirela miriam mirja mirjam
    mirjana mirko miro miroslav miroslava miroslaw mirosława mitch mladen mo moana mohamed mohammad mohammed mohan moira molly mona
    moncef monica monika monique montserrat morag morgan moritz morten moses moshe mostafa mouna moussa mpho muhammad mukesh muriel
    mustafa muthoni mwangi myra märta nabil nadezhda nadia nadine nadja nahia naledi namita nancy nandi nandini nanette nanna naoki
    naoko naomi narges nasrin natalia natalie natalija natasa natascha natasha nataša nate nathalie nathan nathanael naveen ned nedim
    neeraj neha nehad neil nele nell nelly nenad nerea neus nevena ngozi nia niall niamh nic nicholas nick nico nicola nicolai nicolaj
    nicolas nicole nicoletta nicolette niek niels nienke nigel nikhil nikita nikki niklas niko nikodem nikola nikolai nikolaj nikolaos
    nikolaus nikolay nikolina nikos nils nils-erik nina nisha nitin njeri nkechi noa noah noel noemi nokuthula nomsa noor nora norah
    norbert noreen noriko norman noud nour noémie noël ntombi nuno nuria nyambura nyasha núria obinna octavia oddvar odette odile odin
    oisin oisín ola olabisi olaf olav oleg oleksandr olena olesya olga oliver olivia olivier oliwia ollie olof oluf olumide oluwaseun
    oluwaseyi omar omer ondrej onur onyeka oona ophelia orazio oriol orla ornella orsola orsolya ortrud osama osamu oscar oskar osman
    osvaldo otis otmar ottavio ottilie ottmar otto oussama owain owen oyvind paavo pablo paco padraig pallavi palle paloma pam pamela
    panagiotis pankaj paol paola paolina paolo parvati pascal pascale pasi patric patrice patricia patricio patrick patrik patrizia
    patrycja patsy patti pau paul paul-henri paula paulette pauli paulien paulina pauline paulo pavel pavlina pavlos pawel paweł peder
    pedra pedro peggy pekka pelle penelope pepijn pernille perry perttu petar pete peter peteris petja petko petr petra petronella
    petros petru petter petteri phil philip philipp philippa philippe phoebe phyllis pia pierluigi piero pierre piet pieter pieternel
    pietro pilar pilvi pim pinar piotr pirjo pirkko piroska polly pooja poul prakash pranav prashant predrag preeti primoz primož
    priscilla priti priya priyanka przemyslaw przemysław pál quentin rach rachael rachel rachelle radek radha radka radmila radomir
    radoslav radosław radu rafael rafal rafał rafe raffaele raffaella raghav rahul raimo raimund rainer raisa raivo raj rajesh rajiv
    rakesh ralf ralph raluca ramesh ramiro ramon ramona ramón randy rania ransome raoul raphael raphaël raquel rasa rashad rashid rashmi
    rasmus rastislav ratko raul ravi ray raymond raúl rebecca rebekka reece regina reginald regine regula reidar reimund reiner reinhard
    reinhold reinier reino rekha remi remy renata renate renato renee renzo rené renée resi reto reuben rex rhian rhiannon rhoda rhona
    rhonda rhys ria ricarda ricardo riccardo richard richarda ricky rigoberto riikka rik rikard rikke risto rita ritchie ritu ritva rob
    robbert robbie robert roberta roberto robin robyn roch rochelle rocio roderick rodney rodrigo roel roeland roger rogier rohan rohit
    roland rolands rolf romain romy ron ronald ronan roosmarijn rory rosa rosalba rosalia rosalie rosalind rosalinda rosalinde rosalyn
    rosanna rose rosemarie rosemary rosie rosita ross roswita roswitha rowan rowena roxana roxanne roy roz ruben rubén rudi rudolf
    rudolph rufus rui rupert rupprecht ruslan russ russell rutger ruth ruud ryan ryoko ryszard rémi rémy rüdiger saad sabina sabine
    sabino sabri sabrina sachiko sachin sadako sadie saeed saida sakura salim sally salma salvador salvatore sam samantha sameer samir
    samira samkelo sammy samu samuel samuli sanda sandeep sander sandra sandrine sandro sanjana sanjay sanjeev sanna sanne saoirse sara
    sarah sarita sascha sasha saskia satu saulius saurabh saverio scott sean seb sebastiaan sebastian sebastien seija selim selina selja
    selma sepp serap seren serena serge sergei sergej sergey sergi sergio severin severine sevgi shabnam shalini shane shankar shannon
    sharon shaun shauna shawn shaz sheena sheila sheldon shelley shelly sherri sheryl shilpa shirin shirley shona shreya sian sibusiso
    sid siddharth siebe siegfried sieglinde siegmar siegrid sietske siew sigmund signe sigrid sigrun sigurd silja silke silvana silvano
    silvester silvia silvie silvio simeon simon simona simone simonetta sindre sinead sini siobhan sipho siri sissel sixten slavica
    slavko slavomir sloane slobodan smita sneha snezana sofia sofie sofija sofya solange solape solomon solveig sondre sonia sonja sonya
    sophia sophia-marie sophie soraya soren sorin spiros srdjan sridhar stacey stacy stan stanislaus stanislav stanislaw stanisław
    stanko stefan stefania stefanie stefano stefanos steffen steinar stelian stella stellan stephan stephane stephanie stephen steve
    steven stig stijn stipe stjepan stoyan stu stuart styliani stéphane subhash sudha sue suki sukie suleiman sulev suleyman sumit sunil
    sunita sunniva suresh susan susana susann susanna susannah susanne sushma susie suvi suzanne suzie svante svein sven svenja sverre
    svetlana swantje swati sybil sybille syd sylvain sylvester sylvia sylvie sylwia synnøve szilvia szymon sébastien séverine sören
    søren süleyman tabea tabitha tadas tadej tadeusz taina takashi takeshi tamar tamara tamas tamika tammy tamsin tamás tanel tania
    tanja tansy tanvi tanya tapio tara tarek tariq tarja tash tasha tatiana tatjana tauno ted teemu tegan teis telma temitope tena teo
    teresa tereza terje terrell terrence terri terry tess tessa tessel teun teunis thabiso thabo thaddeus thandeka thandi thandiwe thea
    theda thelma theo theodora theodore theres theresa therese thibault thierry thijs thilo thomas thor thora thorben thorbjørn thore
    thorleif thorsten thulani thure thérèse tiago tibor tiff tiffany tiia tilda tillmann tilly tilo tim tim-oliver timea timo timon
    timothy timur tina tinne tjaart tjalling tjeerd tobiah tobias toby todd toivo tom tomas tomasz tomaz tomaž tommaso tommy tomás toni
    tonia tonje tony tonya toomas torben torbjörn torbjørn torgeir torill torolf torstein torsten toshiko tove tracey tracy travis
    trevor trina trish tristan troels trond trudy truls tudor tumelo tunde tuomas tuula tycho tyler tyra tyrone türkan uche uday udo
    uffe ugo ulf ulla ulla-maija ulrich ulrik ulrike ulysses uma umberto una urs ursa ursula uschi usha uta ute uwe vaclav valdis
    valentin valentina valentino valeria valerie valerio valter vanda vandana vanessa varun vasco vasile vasiliki vasilis vegard veit
    velimir veljko velma vemund venkat vera verena verica veronica veronika veronique vesa vesna vibeke vicente vicki vicky victor
    victoria vidar vidya vigdis viggo vijay vikram viktor viktoria viktorija vilde vilhelm vilma vinay vincent vincenzo vineet vinzenz
    violeta virgil virginie virpi vishal vitali vito vittoria vittorio viv vivek vivian vivien vivienne vladimir vladislav vlado vojtech
    vojtěch volker volkmar vuk václav véronique wade wairimu walburga waldemar walid wallace walter waltraud wambui wanda wanjiru warren
    wayne wenche wendela wendelin wendell wendy wenke wenzel werner wes wibke wiebe wiebke wiesław wiktor wiktoria wilf wilfred wilfrid
    wilfried wilhelm wilhelmina wilhelmine willeke willem willemijn willi william willy wilma wim winfried winifred winnie winston
    wladyslaw wojciech wolf-dieter wolfgang wolfram wout wouter władysław xabier xaver xavier xenia ximena xiomara yael yann yannick
    yannik yannis yara yasemin yasmin yasmina yasuko yaw yesenia yevhen yewande ylva yngve yohan yoko yolanda yolande yordan yoshiko
    youri youssef yuki yulia yuri yuriy yusuf yvan yves yvette yvonne zac zach zachary zack zainab zane zanele zara zbigniew zdenek
    zdenka zdeněk zdravko zelda zeljko zeno zeynep zodwa zoe zoey zofia zofie zoltan zoltán zora zoran zoë zsofia zsolt zuri zuzana
    zuzanna zvonimir zygmunt álvaro åsa åse édouard ørjan øystein øyvind łukasz željko`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether the first word of a name is a common first name. */
export function opensWithFirstName(name: string): boolean {
  return firstNames.has(name.toLowerCase().split(' ')[0] ?? '');
}
