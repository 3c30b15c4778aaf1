/** Common first names, lower-cased: a persona that is one of these and nothing else is greeted by it. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abena abigail adam adele adrian agata agnes agnieszka ahmed aidan aileen ailsa aisha alan alana alastair albert aldous alec
    alejandro alessandro alex alexander alexandra alexis alfie alfred alice alicia alina alison alistair alvaro alys amanda amara amelia
    amelie amir amit amy ana ananya anaïs anders andras andre andrea andreas andrew andy angela angus anika anil anita anja anjali anke
    anna anne anneliese annette anouk anthony anton antonia antonio anya aoife archie ariana arjun arlo arthur arun asha ashley astrid
    audrey aurelie ava axel ayesha ayse ayşe aziz baptiste barbara barry bart bartholomew baz bea beatrice beatriz becky begoña bella ben
    benedict benedikt benjamin bernadette bernard bert beth bethan bethany bettina betty beverley bex bianca billy bindi birgit bjorn björn
    bogdan bonnie bram brandon brenda brendan brett brian bridget brittany bronagh bronwen bruce bruno bryan bryn bryony burak caitlin cal
    callum cameron camilla camille carl carla carlo carlos carol carole caroline carolyn carrie carys casey cass cassandra catarina
    catherine catriona caz cecilia celia celine cerys charlene charles charlie charlotte cheryl chiara chidi chinedu chloe chris christa
    christian christina christine christoph christopher christy ciara claire clara claudia clementine clive cody colin colleen connor conor
    cora courtney craig curt curtis cynthia céline daan damian dan dana dani daniel daniela danielle danny daphne darrell darren dave davey
    david davide daz debbie deborah debra declan deepa deepak deirdre del denise deniz dennis derek derrick diana diane diego dieter dilys
    dimitri dmitri dolores dom dominic dominique donald donna doreen doris dorothea dorothy dougie douglas dragan duarte duke duncan dustin
    dwight dylan eamon ed eddie edith eduardo edward effie eileen eilidh elaine eleanor eleftheria elena eleni elias elin elisa elisabeth
    elise elizabeth ella ellie elliot elliott ellis elodie elsa emeka emil emilia emilie emily emma emmanuel emre enid eric erica erik erin
    esme esther ethan ethel etienne euan eugene eva evan evelyn evie ewa ewan farah fatima federica felix femi femke fenella fenna fergus
    fernando filippa finlay finn fiona fliss flo florian floyd folake frances francesca francesco francine francis frank fraser fred
    freddie frederick freya gabe gabriel gareth gary gavin gaz gemma genevieve geoff geoffrey george georgia georgie gerald gerard gerry
    gilles gillian gina ginevra ginny giorgia giovanni gita giulia glen glenn gloria glynn gonzalo gordon grace graham greg gregory greta
    gretchen guillermo gus gustavo gwen gwyn hamish hank hannah hanneke hans hao harold harriet harry haruka harvey hassan hattie heather
    hector hedda heidi heike helen helena helene helga hendrika henrik henry hettie hilary hiro hiroshi holger hollie howard hugh hugo
    hussein huw hyacinth hélène iain ian ibrahim ifeoma ignacio iker ilaria ilir imani immy imogen imran indra ines ingrid ingvild inês
    ioana irene irina isa isaac isabel isabella isla ismail isobel issy istvan itziar ivan ivo izzy jack jackie jacob jacqueline jake jakub
    jamal james jamie jan-erik jana jane janet janice jared jas jason javier jaz jean jeff jeffrey jem jen jenna jennifer jenny jens jeremy
    jeroen jerry jess jessica jessie jez jill jim jin-ah jiri jo joan joanie joanna joanne joao jock jodie jody joe joel johan johanna
    johannes john johnny jon jonas jonathan jonathon jonno joost jordan jorge jose joseph josh joshua josie joss joyce joão juan juanita
    jude judith judy julia julian julie julien juno jurgen justin jörg jürgen kamal kaori karen karim karin karl kasia kate kath katherine
    kathleen kathryn kathy katie katrin katrina kavita kaye kayla keiran keith kelly kelsey ken kenji kenneth kerry kerstin kevin kez
    khalid kieran kim kimberly kirsten kirsty klaus kofi konrad kostas kris kristen kristin kristina krzysztof kurt kwame kwesi kyle
    lakshmi lara larry lars lasse latoya laura laurel lauren layla leah leanne lee leigh leila len lena lenka leo leon leona leonard lerato
    lesley leslie lewis leyla liam libby lil lila linda lindsay lindsey lindy linus lionel lisa liv liz lizzie lola lorenzo lori lorna
    lorraine lotte lottie lou louis louise loz luc luca lucas lucia lucie lucinda lucy ludovica luigi luis luisa luka lukas luke lydia lyn
    lynn lynne maarten mabel maddie maddy madeleine mads maeve magdalena magnus mags maisie maja malcolm malgorzata mandy manish manon
    manuel mara marcel marcia marcin marco marcus margaret margarethe marge margot maria mariana marianne marie marieke marilyn marina
    mario marion marisol marit marjorie mark marloes marlon marnie marta martha martin martina mary mateo mathieu mathilde matilda matt
    matteo matthew matthias mattie maureen maurice max maya meera megan mehmet mei mei-ling mel melanie melinda melissa meredith mervyn
    mhairi mia michael michaela michelle micky miguel mihai mika mike mikkel mila milica millie milo mina ming minnie miranda miriam mo
    mohammed moira molly mona monica morag morgan moritz moses muhammad myra nadia nadine nancy naoko naomi natalie natasha nate nathalie
    nathan ned neha neil nell nerea ngozi nia niall niamh nic nicholas nick nico nicola nicole nigel nikhil nikki niko nikos nils nina
    nkechi noah noel nomsa noor nora norah norman nour noémie odin oisin oisín olga oliver olivia olivier ollie omar ondrej oona orla oscar
    oskar osman otis ottilie owain owen pablo padraig pamela paola paolo patrice patricia patricio patrick patsy paul paula pauline pavel
    pawel paweł pedro peggy penelope perry pete peter petr petra phil philip phoebe pia pierre pieter pim piotr polly pooja priscilla priti
    priya priyanka quentin rach rachael rachel rafael rafe rahul raj rajesh rakesh ralph raluca rania raquel rasmus ravi ray raymond
    rebecca reece rekha remi remy reuben rex rhian rhiannon rhona rhys ricardo richard ricky rita ritchie rob robbie robert roberta roberto
    robin robyn rodrigo roger rohan ron ronald rory rosa rosalind rose rosemary rosie ross rowan rowena roy roz rufus rui rupert russ
    russell ruth ryan ryszard sabine sabrina sadie saeed salim sally salma sam samantha samira sammy samuel sander sandra sanjay sanjeev
    sanne saoirse sara sarah sasha saskia scott sean seb sebastian selma seren serena sergio severin shane shannon sharon shauna shawn shaz
    sheena sheila shirin shirley shona sian sibusiso sid siew signe sigrid silke silvia simon sinead siobhan sofia sofie solveig sonia
    sonja sophia sophie soraya soren stacey stacy stan stefan stefano steffen stella stellan stephan stephanie stephen steve steven stjepan
    stu stuart sue suki sukie sunil sunita susan susanna susanne susie suzanne suzie sven syd sylvia søren tamara tamika tammy tamsin tansy
    tanya tara tarek tariq tash tasha tatiana ted tegan teo teresa terry tess tessa thabo thandi thea theo theodore theresa thibault thijs
    thomas thorsten tiago tiff tiffany tilda tilly tilo tim timothy tina tobias toby todd tom tomas tomasz tommy toni tony torsten tracy
    travis trevor trish tristan trudy tunde tyler ulla uma una ursula uwe valentina valerie vanda vanessa vera veronica victor victoria
    vijay vikram viktor vincent viv vivian vladimir wade wallace walter warren wayne wendell wendy wes wilf wilhelm william winnie winston
    wouter xavier yann yannis yara yasmin yolanda youssef yuki yusuf yvette yvonne zac zach zachary zack zainab zane zara zelda zeynep zoe
    zofia zoë zsofia zuri zuzana álvaro`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether the first word of a name is a common first name. */
export function opensWithFirstName(name: string): boolean {
  return firstNames.has(name.toLowerCase().split(' ')[0] ?? '');
}
