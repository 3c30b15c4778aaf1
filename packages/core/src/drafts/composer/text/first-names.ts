/** Common first names, lower-cased: a persona that is one of these and nothing else is greeted by it. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron adam aisha alan albert alex alexander alexandra alice alison amanda amelia amir amy ana andrea andrew andy angela anita anja anna anne
  anthony antonio ashley barbara ben benjamin beth brian bruno carl carla carlos carol caroline catherine charles charlotte chloe chris
  christian christina christine claire clara daniel daniela david deborah dennis diana diego dominic donna dorothy edward elena eleanor
  elisabeth elizabeth ella emily emma eric erik eva fatima felix fiona florian frances francesca frank gabriel gary george georgia gerald grace
  greg hannah harry heather helen helena henry hugo ian ibrahim irene isaac isabel isabella ivan jack jacob james jamie jane janet jason jean
  jennifer jenny jeremy jessica jim joan joe john jonas jonathan jordan jorge jose joseph joshua juan julia julian julie karen karin karl kate
  katherine kathleen katie keith kelly ken kenneth kevin kim klaus larry laura lauren leah leo leon leonard lewis liam linda lisa lucas lucia
  lucy luis luke lydia magdalena marco marcus margaret maria marie mario marina mark marta martha martin mary matt matthew max megan melanie
  melissa michael michelle miguel mike mohammed monica nadia nancy naomi natalie nathan neil nicholas nick nicola nicole nina noah nora oliver
  olivia oscar pablo pamela patricia patrick paul paula pedro peter philip priya rachel ralph raj rebecca richard robert roberto robin roger ronald
  rosa rose ruth ryan sam samantha samuel sandra sara sarah scott sean sebastian sergio sharon simon sofia sonia sophia sophie stefan stephanie
  stephen steve steven stuart susan sven teresa theo theresa thomas tim timothy tina tobias tom tony tracy ursula valentina vanessa veronica victor
  victoria vincent walter wendy william yasmin yusuf zoe`
    .split(/\s+/)
    .filter(Boolean),
);
