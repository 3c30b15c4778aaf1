/** Common first names, lower-cased: a persona that is one of these and nothing else is greeted by it. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abigail adam adrian agnes aidan aileen aisha alan alana alastair albert alex alexander alexandra alexis alfie alice alicia alison alistair
    amanda amelia amelie amir amit amy ana ananya andre andrea andreas andrew andy angela angus anika anil anita anja anjali anna anne annette
    anthony anton antonia antonio aoife archie arjun arthur arun ashley astrid audrey barbara barry beatrice becky ben benedict benjamin bernadette
    bernard beth bethany betty beverley bex bianca brandon brenda brendan brian bridget bronwen bruce bruno bryan bryony caitlin callum cameron
    camilla carl carla carlo carlos carol carole caroline carolyn carrie cassandra catherine catriona cecilia celia charlene charles charlie
    charlotte chidi chloe chris christa christian christina christine christoph christopher ciara claire clara claudia clive colin colleen connor
    conor craig cynthia damian daniel daniela darren david debbie deborah declan deepa deirdre denise dennis derek diana diego dimitri dmitri
    dominic dominique donald donna doreen doris dorothea dorothy douglas duncan eamon edith edward eileen elaine eleanor elena elias elisabeth
    elizabeth ella elsa emeka emilia emilie emily emma emmanuel eric erik erin esther ethan eugene eva evelyn ewan farah fatima felix fergus
    fernando fiona florian folake frances francesca francine francis frank fred freddie frederick freya gabriel gareth gary gavin gemma genevieve
    geoff geoffrey george georgia gerald gerard gillian gina giovanni giulia glen gordon grace graham greg greta gretchen guillermo gustavo gwen
    hamish hannah hans harriet harry harvey hassan heather hector heidi helen helena helga henrik henry hilary hugo hussein iain ian ibrahim imogen
    imran ines ingrid irene irina isaac isabel isabella ismail isobel ivan jack jackie jacob jacqueline jake jamal james jamie jane janet janice
    jared jason javier jean jeff jeffrey jennifer jenny jeremy jerry jess jessica jill jim joan joanna joanne jodie joe joel johan johanna johannes
    john jonas jonathan jonathon jordan jorge jose joseph joshua josie joyce juan juanita judith judy julia julian julie julien justin kamal karen
    karim karin karl kate katherine kathleen kathryn kathy katie katrina kavita keiran keith kelly kelsey ken kenji kenneth kerry kevin khalid
    kieran kim kirsten klaus konrad kristen kristin kwame kyle lara larry lars latoya laura lauren leah leanne leila lena leo leon leonard lesley
    leslie lewis liam linda lisa liz lorna lorraine louis louise luca lucas lucia lucinda lucy luigi luis luisa lukas luke lydia lynn lynne mabel
    madeleine maeve magdalena malcolm manuel marcel marcia marco marcus margaret margot maria marianne marie marilyn marina mario marion marjorie
    mark marlon marta martha martin martina mary matt matthew maureen maurice max meera megan mehmet melanie melinda melissa meredith mhairi michael
    michaela michelle miguel mike mina miranda miriam mohammed moira molly monica moses muhammad myra nadia nadine nancy naoko naomi natalie natasha
    nathan ned neha neil ngozi niall niamh nicholas nick nicola nicole nigel nikhil nikki nina noah noel nora norman olga oliver olivia ollie omar
    orla oscar osman owen pablo padraig pamela patrice patricia patricio patrick paul paula pedro penelope peter philip pierre pooja priya rachael
    rachel rafael rahul raj ralph raquel ravi ray raymond rebecca reuben rhiannon rhona rhys ricardo richard rob robbie robert roberta roberto robin
    rodrigo roger rohan ronald rory rosa rosalind rose rosemary rowena roy rupert russell ruth ryan sabine sabrina sadie saeed sally salma sam
    samantha samuel sandra sanjay sara sarah sasha saskia scott sean sebastian serena sergio shane shannon sharon shauna sheila shirley sian sigrid
    silvia simon sinead siobhan sofia sonia sonja sophia sophie soraya stacey stan stefan stella stephan stephanie stephen steve steven stuart sunil
    susan susanna susanne suzanne sven sylvia tamara tamika tamsin tanya tara tariq tatiana ted teresa terry tess tessa thabo theo theodore theresa
    thomas tiffany tim timothy tina tobias toby tom tomas tony tracy trevor tristan trudy tunde ursula valentina valerie vanda vanessa veronica
    victor victoria vijay vikram viktor vincent vivian vladimir wade walter wayne wendy wilhelm william winston xavier yasmin yolanda yusuf yvette
    yvonne zachary zainab zara zelda zoe`
    .split(/\s+/)
    .filter(Boolean),
);
