/** Whether a plural topic names what somebody does, one by one. */
export function isService(topic: string): boolean {
  return /(?:[^rk]ings|[ts]ions|ments|tests|checks|audits|changes|drawings|drills|interviews|moves|surveys|studies|visits|tours|evenings|events|workshops|classes|lessons|courses|repairs|services|medicals|refunds|replacements)$/.test(
    topic,
  );
}

/** Whether an offer is something to be looked at and tried on one's own work; a service or goods are supplied. */
export function isTool(offer: string): boolean {
  return /\b(?:software|saas|apps?|platform|tools?|dashboard|portal|crm|erp|plug-?in|chatbot|database|tracker|online|(?:ai|digital|cloud|automated) (?!courses?\b|training\b|classes\b|lessons\b)\p{Ll}+)\b/iu.test(
    offer,
  );
}

/** Whether the thing that is offered is such a tool itself: testing of apps and workwear with an online shop are none. */
export function offersTool({
  noun,
  extras,
  all,
}: {
  noun?: { withArticle?: string; withOur?: string };
  extras: readonly string[];
  all: string;
}): boolean {
  const phrase = noun?.withArticle ?? noun?.withOur;
  if (phrase === undefined) return isTool(all);
  return isTool([phrase.split(/ (?:of|with) /)[0], ...extras].join(' '));
}

/** Whether a topic names something that people do or look after, and not a thing that is sold. */
export function isActivity(topic: string): boolean {
  return (
    /(?:ing|[ts]ion|ment|ance|logistics|payroll|security|compliance|recruitment|analytics|support|delivery|procurement|insurance|safety|onboarding)$/.test(
      topic,
    ) &&
    // Wine, fish and jewellery end so, too.
    !/\b(?:riesling|herring|duckling|earring|string|spring|ring|wing|king|grazing|action|attraction|auction|exhibition|option|petition|portion|position|reception|station|ceiling|evening|morning|icing|topping|stuffing|filling|equipment|building|clothing|packaging|furniture|bedding|lighting|application|software|extension|edition|venue|fencing|flooring|decking|racking|shelving|panelling|railing|awning|tubing|piping|matting|cladding|scaffolding|seating)s?$/i.test(
      topic,
    )
  );
}
