import type { Chance } from './chance'

/** What people write, by the stars they give the restaurant. `{dish}` becomes something they ordered. */
type Stars = 1 | 2 | 3 | 4 | 5

const WHOLE: Record<Stars, readonly string[]> = {
  5: [
    'Best delivery we have had in this neighborhood, and we have tried most of it.',
    'I ordered for one and ate for two. No regrets.',
    'Still thinking about it three days later.',
    'My partner, who complains about everything, asked when we are ordering again.',
    'Arrived hot, packed with care, and somehow even better the next morning.',
    'Perfect from the first bite. They even remembered the extra napkins.',
    'We had it for our anniversary on the sofa. It beat going out.',
    'Everything tasted as if someone in that kitchen really likes cooking.',
    'Third time this month. I think I have a problem and I am fine with it.',
    'Generous, fresh and quick. What else is there to say?',
    'Fed six hungry people after a move. Not a crumb left, not a bad word heard.',
    'You can tell it is made to order. Worth every minute of the wait.',
    'My kids finished their vegetables. I have no further questions.',
    'Came with a handwritten thank-you note. The food would have been enough.',
    'Ordered at work, made everyone jealous.',
    'Hot, fresh, on time, delicious. In that order.',
    'The smell alone made the dog sit.',
    'I have lived here for nine years. How did I not know this place?',
    'Even my father, who salts everything, did not reach for the salt.',
    'We tip well here because they cook well here.',
    'Cozy food for a terrible week. It helped.',
    'Portions for giants, prices for students.',
    'Took a chance on a rainy Tuesday and struck gold.',
    'It tasted like being on holiday.',
    'I am writing this with my mouth full.',
    'You can taste that nothing came out of a jar.',
    'Best thing I have eaten on this sofa.',
    'Reliable as sunrise and twice as good.',
    'They got every special request right, and there were many.',
    'Birthday dinner for eight, all smiles.',
    'I licked the lid. I admit it.',
    'Fresh, bright and generous. A little holiday in a bag.',
    'Not a single leftover, and we over-ordered on purpose.',
    'If comfort had a delivery radius, this would be it.',
    'Seriously good. My new default.',
    'First time I have ever reviewed anything. That should tell you enough.',
    'Everything was labeled, sealed and steaming. Lovely people.',
    'They treat takeout like table service.',
    'Quiet perfection.',
    'Worth moving closer for.',
  ],
  4: [
    'Really good. A little more sauce and it would be perfect.',
    'Solid every single time, which is why they are on speed dial.',
    'Great flavors. The portion could be a touch bigger for the price.',
    'Lovely food, arrived ten minutes late but still hot.',
    'A dependable weeknight order. Nothing flashy, everything tasty.',
    'Very nice. One item was missing, they sorted it out at once.',
    'Would happily order again. The packaging is a bit much, though.',
    'Tasty and honest. I would skip the dessert and get another main.',
    'Good enough that we stopped cooking on Thursdays.',
    'Nearly five stars, but the delivery person and I had to find each other first.',
    'Consistently good, and the portions are fair.',
    'Well packed, well cooked, slightly over-salted for me.',
    'A great find. I took a star off because I had to wait.',
    'The starters outshone the mains, and the mains were good.',
    'Pleasant surprise. Better than the place we usually order from.',
    'Good food and a polite driver.',
    'Not cheap, but you can taste where the money goes.',
    'I liked everything and loved one thing.',
    'Comforting and quick. Exactly what I wanted.',
    'Tastes home-made, in the best sense.',
    'Everything was hot except the salad, as it should be.',
    'Strong four. With a bit more spice, a five.',
    'We were seven and everybody found something.',
    'Small menu, good sign. They know what they do.',
    'Fresh ingredients, careful cooking, plain packaging.',
    'Quite lovely. The bread deserves its own review.',
    'They forgot the cutlery, but the food made up for it.',
    'Good for a weeknight, good enough for guests.',
  ],
  3: [
    'Fine. I have had better, I have had a lot worse.',
    'Decent food, forgettable on the whole.',
    'Some of it was great, some of it was lukewarm.',
    'Good when it is good. This time it was just all right.',
    'Tasty but small. I made a sandwich afterward.',
    'The starter was the highlight. The rest needed salt.',
    'It does the job on a rainy night.',
    'Hit and miss. I would order again, but not everything.',
    'Perfectly all right, nothing to write home about.',
    'Average, but the staff were kind on the phone.',
    'Nice idea, uneven result.',
    'The food was warm, the drinks were too.',
    'I was hungry and then I was not. That is all.',
    'Half of it was very good, so I am torn.',
    'Okay for the price. Do not expect fireworks.',
    'Took a while, tasted decent.',
    'Too sweet for me, my daughter loved it.',
    'A safe choice when nobody can decide.',
  ],
  2: [
    'Took over an hour and it showed.',
    'Not what the photo promised. Edible, no more.',
    'Two of four things were wrong. The right ones were cold.',
    'I wanted to like it. Too greasy for me.',
    'Bland today. Maybe the regular cook was off.',
    'Portions have shrunk since spring.',
    'Late, lukewarm and a little sad.',
    'The kitchen seemed overwhelmed. It happens, but still.',
    'More oil than flavor.',
    'Overcooked and under-seasoned, which takes some doing.',
    'We waited long and were hungry again an hour later.',
  ],
  1: [
    'Arrived cold and upside down. We ended up making toast.',
    'Wrong order, and nobody picked up the phone.',
    'Sorry, but no. Soggy, salty and late.',
    'I gave most of it to the bin, and I never do that.',
    'The bag was torn and half of it was missing.',
    'I asked for no nuts. There were nuts.',
    'Nothing like last time. What changed?',
  ],
}

/** Fits one dish or many: the names of dishes are singular and plural alike. */
const ABOUT_DISH: Record<Stars, readonly string[]> = {
  5: [
    'If you order only one thing, make it the {dish}.',
    'I keep dreaming about the {dish}.',
    'The {dish} disappeared in about four minutes.',
    'My grandmother would have approved of the {dish}, and she approved of nothing.',
    'Tried the {dish} on a whim and have been back every week since.',
    'The {dish} alone would justify the delivery fee.',
    'I would cross a bridge on foot for the {dish}.',
    'The {dish} tasted like home, only better.',
    'Nobody spoke while we ate the {dish}.',
    'Do yourself a favor and get the {dish}.',
    'We fought over the last of the {dish}.',
    'The {dish} came out exactly right, crisp edges and all.',
    'Went for the {dish} and will never look at the rest of the menu.',
    'Somebody in that kitchen loves the {dish} as much as I do.',
  ],
  4: [
    'Loved the {dish}.',
    'I come back for the {dish}.',
    'The {dish} came well seasoned and still warm.',
    'I would get the {dish} again without thinking.',
    'The {dish} had real depth.',
    'Particularly liked the {dish}, fresh and not heavy.',
    'The {dish} went first, and fast.',
    'Good call by my sister to add the {dish}.',
    'The {dish} held up very well on the way here.',
    'I would order double of the {dish} next time.',
  ],
  3: [
    'The {dish} could have used more seasoning.',
    'Expected more from the {dish}.',
    'The {dish} had cooled down on the way.',
    'I liked the {dish}, my friend did not.',
    'The {dish} did not quite live up to the price.',
    'The {dish} looked better than it tasted, but not by much.',
    'I remember the {dish} being better last year.',
  ],
  2: [
    'The {dish} arrived lukewarm.',
    'The {dish} needed more of everything.',
    'Could not finish the {dish}.',
    'The {dish} tasted reheated.',
    'Half of the {dish} stuck to the box.',
  ],
  1: [
    'I could not eat the {dish}.',
    'No idea what happened to the {dish}.',
    'The {dish} leaked over everything else.',
    'Whatever that was, it was not the {dish} I know.',
  ],
}

const AFTERWORDS: Record<Stars, readonly string[]> = {
  5: [
    'Friendly driver, too.',
    'We already know what we will order next.',
    'Thank you to whoever packed this so neatly.',
    'Ten out of ten.',
    'And it came early!',
    'Leftovers made a very good lunch.',
    'Please never change the recipe.',
  ],
  4: [
    'Delivery was on time.',
    'Will be back.',
    'Good value, all in all.',
    'Just ask for the sauce on the side.',
    'Recommended.',
    'The neighbors asked what smelled so good.',
  ],
  3: ['Delivery was fine.', 'Maybe I chose the wrong thing.', 'I will give it one more try.', 'Fair price, at least.'],
  2: ['A pity.', 'Probably not again.', 'The driver was kind, though.', 'I hope it was a bad day.'],
  1: ['Never again.', 'Very disappointing.', 'I would like my evening back.'],
}

/** Draws texts that do not repeat at one restaurant while there are others left. */
export function reviewWriter(chance: Chance) {
  const used = new Set<string>()
  const draft = (stars: Stars, dish: string): string => {
    const style = chance.next()
    if (style < 0.24) return chance.pick(WHOLE[stars])
    const about = chance.pick(ABOUT_DISH[stars]).replace('{dish}', dish.replace(/^The /, ''))
    if (style < 0.42) return about
    return style < 0.72 ? `${about} ${chance.pick(AFTERWORDS[stars])}` : `${chance.pick(WHOLE[stars])} ${about}`
  }
  return (stars: number, dish: string): string => {
    const rated = stars >= 5 ? 5 : stars >= 4 ? 4 : stars >= 3 ? 3 : stars >= 2 ? 2 : 1
    let text = draft(rated, dish)
    for (let attempt = 0; used.has(text) && attempt < 20; attempt += 1) text = draft(rated, dish)
    used.add(text)
    return text
  }
}
