/** Things that are used up and bought again: the last word of a topic tells them from files, people, deeds and what is bought once. */
const goods = new Set(
  `apples aprons asparagus bags banners baskets batteries bearings bedding bells belts beverages biscuits blankets blinds boots bottles bouquets bowls boxes bricks brochures brooms brushes bulbs burgers burners buttons cables cakes candles
  caps cartons casks ceramics cheeses chocolates coats coffins collars compost condiments connectors containers cookies covers
  crackers crates crayons croissants crops crowns cubes cups cushions dentures detergents dishes drinks drums dumplings
  earplugs earrings eggs envelopes fabrics fasteners favors favours filters fittings flowers flutes foils foods frames fruits garments gaskets gifts
  glasses gloves goods handles harnesses herbs hinges honeys hooks hoses ingredients jackets jams jars jewels juices kegs kettles keyrings kits
  knives labels lanterns lanyards leaflets lenses lids linens liners loaves locks loggers masks mats mattresses menus mittens molds moulds mugs mushrooms napkins
  nets nuts oils overalls packets pads paints pallets pans parts pastas pastries pavers pencils pens pickles pies pigments pillows plants plates
  posters pots pouches prints ribbons rings ropes sachets sacks salts sauces sausages scarves screws seals seedlings seeds shades sheets shirts shoes signs sleeves slippers soaps socks spices spirits sponges staples stickers stones straps straws supplements sweets syringes
  tapes teas tiles tires towels trays trousers tubes tubs tyres uniforms vases vegetables veils whiskies wines wipes wires woods wraps yarns bread cheese coffee compost fabric film fish flour foil honey malt meat milk paper plywood soap tea timber wine wood yarn`.split(
    /\s+/,
  ),
);

/** Whether a topic names goods that one buys again and again, so that the reader may be asked where they come from. */
export function isGoods(topic: string): boolean {
  // What is given away comes from nobody else.
  if (/\b(?:donated|surplus)\b/i.test(topic)) return false;
  return goods.has((topic.split(' ').at(-1) ?? '').toLowerCase());
}
