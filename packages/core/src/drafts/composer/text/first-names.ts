/** Common first names, lower-cased: a persona that is one of these and nothing else is greeted by it. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abigail adam adele adrian agata agnes aidan aileen ailsa aisha alan alana alastair albert aldous alec alex alexander alexandra alexis
    alfie alice alicia alina alison alistair alys amanda amelia amelie amir amit amy ana ananya andre andrea andreas andrew andy angela angus
    anika anil anita anja anjali anna anne anneliese annette anthony anton antonia antonio anya aoife archie ariana arjun arthur arun asha ashley
    astrid audrey ava ayesha barbara barry bartholomew bea beatrice beatriz becky bella ben benedict benedikt benjamin bernadette bernard bert
    beth bethany bettina betty beverley bex bianca bindi bogdan bonnie bram brandon brenda brendan brian bridget bronagh bronwen bruce bruno bryan
    bryony caitlin callum cameron camilla carl carla carlo carlos carol carole caroline carolyn carrie carys cass cassandra catherine catriona
    cecilia celia cerys charlene charles charlie charlotte chiara chidi chloe chris christa christian christina christine christoph christopher
    ciara claire clara claudia clementine clive colin colleen connor conor craig curt cynthia damian dani daniel daniela daphne darren david
    debbie deborah declan deepa deirdre del denise dennis derek diana diego dilys dimitri dmitri dolores dominic dominique donald donna doreen
    doris dorothea dorothy dougie douglas duarte duke duncan eamon edith edward effie eileen eilidh elaine eleanor elena eleni elias elin
    elisabeth elizabeth ella elodie elsa emeka emilia emilie emily emma emmanuel enid eric erik erin esme esther ethan euan eugene eva evelyn ewan
    farah fatima felix femke fenella fergus fernando finlay fiona fliss florian folake frances francesca francine francis frank fraser fred
    freddie frederick freya gabriel gareth gary gavin gemma genevieve geoff geoffrey george georgia georgie gerald gerard gillian gina ginevra
    giovanni gita giulia glen glenn gordon grace graham greg gregory greta gretchen guillermo gus gustavo gwen hamish hannah hans harriet harry
    harvey hassan hattie heather hector heidi helen helena helga hendrika henrik henry hettie hilary hugo hussein hyacinth iain ian ibrahim ilir
    imogen imran ines ingrid irene irina isaac isabel isabella isla ismail isobel ivan jack jackie jacob jacqueline jake jamal james jamie jana
    jane janet janice jared jason javier jean jeff jeffrey jem jenna jennifer jenny jeremy jerry jess jessica jessie jill jim joan joanie joanna
    joanne jodie joe joel johan johanna johannes john jonas jonathan jonathon joost jordan jorge jose joseph joshua josie joss joyce juan juanita
    judith judy julia julian julie julien justin kamal karen karim karin karl kasia kate katherine kathleen kathryn kathy katie katrina kavita
    keiran keith kelly kelsey ken kenji kenneth kerry kevin khalid kieran kim kirsten kirsty klaus konrad kristen kristin kwame kyle lara larry
    lars latoya laura laurel lauren leah leanne leila lena lenka leo leon leona leonard lesley leslie lewis liam lila linda lindy lisa liz lorna
    lorraine lotte lottie louis louise luca lucas lucia lucinda lucy ludovica luigi luis luisa luka lukas luke lydia lynn lynne mabel madeleine
    maeve magdalena mags maisie malcolm manuel mara marcel marcia marco marcus margaret margarethe margot maria marianne marie marilyn marina
    mario marion marisol marjorie mark marloes marlon marnie marta martha martin martina mary matilda matt matthew matthias maureen maurice max
    maya meera megan mehmet mei melanie melinda melissa meredith mhairi mia michael michaela michelle miguel mike mila mina miranda miriam
    mohammed moira molly mona monica moses muhammad myra nadia nadine nancy naoko naomi natalie natasha nathan ned neha neil nell ngozi nia niall
    niamh nicholas nick nicola nicole nigel nikhil nikki nina nkechi noah noel noor nora norman odin oisin oisín olga oliver olivia ollie omar
    orla oscar osman owain owen pablo padraig pamela paola paolo patrice patricia patricio patrick paul paula pedro peggy penelope peter petra
    philip pia pierre pim polly pooja priscilla priya priyanka quentin rachael rachel rafael rafe rahul raj ralph raquel ravi ray raymond rebecca
    remy reuben rhian rhiannon rhona rhys ricardo richard rob robbie robert roberta roberto robin robyn rodrigo roger rohan ronald rory rosa
    rosalind rose rosemary rowena roy roz rufus rui rupert russell ruth ryan sabine sabrina sadie saeed sally salma sam samantha samira samuel
    sandra sanjay sanne saoirse sara sarah sasha saskia scott sean sebastian selma seren serena sergio severin shane shannon sharon shauna sheila
    shirley shona sian sid sigrid silvia simon sinead siobhan sofia sonia sonja sophia sophie soraya stacey stan stefan stella stellan stephan
    stephanie stephen steve steven stjepan stuart sunil susan susanna susanne suzanne sven sylvia tamara tamika tamsin tanya tara tariq tasha
    tatiana ted teo teresa terry tess tessa thabo thea theo theodore theresa thomas tiffany tilda tilly tim timothy tina tobias toby tom tomas
    tomasz tony tracy trevor tristan trudy tunde uma una ursula valentina valerie vanda vanessa vera veronica victor victoria vijay vikram viktor
    vincent vivian vladimir wade walter wayne wendell wendy wes wilf wilhelm william winnie winston xavier yara yasmin yolanda yusuf yvette yvonne
    zachary zainab zara zelda zoe`
    .split(/\s+/)
    .filter(Boolean),
);
