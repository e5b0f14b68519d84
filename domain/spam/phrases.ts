/** What a phrase is about, and its weight. Matched against folded text: lowercase letters without accents. */
export interface Phrase {
  readonly about: string;
  readonly points: number;
  readonly pattern: RegExp;
}

const phrases = (about: string, weighed: Readonly<Record<number, readonly RegExp[]>>): Phrase[] =>
  Object.entries(weighed).flatMap(([points, patterns]) =>
    patterns.map((pattern) => ({ about, points: Number(points), pattern })),
  );

/**
 * Words of unsolicited letters. Single words that are also names, streets or dogs (Seo, Loan, Casino,
 * Bitcoin) weigh little or are left out.
 */
export const knownPhrases: readonly Phrase[] = [
  ...phrases("search engines", {
    6: [
      /\b(?:back ?links?|guest post(?:s|ing)?|link ?building|domain authority)\b/,
      /\bseo (?:services?|agency|expert|audit|packages?|company|specialist)\b/,
      /\brank(?:ing)? (?:your|you|#|no\.? ?1|on (?:google|page))/,
      /\b(?:increase|boost|drive more|targeted|organic|web ?site) (?:\w+ ){0,3}(?:traffic|visitors)\b/,
    ],
    3: [
      /\b(?:first|1st|top) page (?:of|on|in) google\b/,
      /\b(?:google|search engine) rank/,
      /\bsearch engine optimi[sz]ation\b/,
      /\b(?:trustpilot|google|yelp|five.star|5.star) reviews? (?:for sale|service|boost)/,
    ],
  }),
  ...phrases("web design and marketing", {
    6: [
      /\bwe (?:design|develop|build) (?:\w+ ){0,3}(?:web ?sites?|mobile apps?)\b|\bredesign your\b/,
      /\bwe(?:'re| are) an? (?:\w+ ){0,4}(?:marketing|design|development|lead.gen\w*) (?:agency|company|firm|team)\b/,
      /\b(?:e-?mail lists?|verified leads|b2b (?:leads|data)|contact form (?:blasts?|marketing)|bulk (?:sms|e-?mail))\b/,
      /\b(?:virtual assistants?|explainer videos?|ai chat ?bots?|lead generation) (?:for|services?|that|to)\b/,
      /\b(?:instagram|tiktok|facebook|youtube) (?:followers|likes|views|subscribers)\b/,
    ],
    4: [
      /\bdear (?:sir|madam|webmaster|(?:business|web ?site|site) owner|owner|manager)\b/,
      /\bunsubscribe\b|\b(?:just|to|reply) opt.?out\b|\bopt.?out (?:here|any ?time|of (?:future|these))\b/,
      /\b(?:came across|visited|looking at|reviewing|found (?:some )?(?:errors|issues) on) your (?:web ?site|site|business)\b/,
      /\b(?:quick|free|15.minute|10.minute) (?:\w+ )?(?:audit|proposal|strategy call|demo)\b/,
    ],
    2: [
      /\byour (?:web ?site|online presence)\b/,
      /\b(?:no obligation|limited.time offer|act now)\b/,
    ],
  }),
  ...phrases("money", {
    6: [
      /\b(?:crypto|bitcoin|btc|ethereum|usdt|forex) ?(?:\w+ )?(?:invest\w*|trad\w+|wallet|transfer|profit\w*|giveaway|airdrop|transaction|payout|deposit)/,
      /\b(?:business|payday|personal|instant|unsecured) (?:loans?|funding|cash advance|line of credit)\b/,
      /\b(?:make|earn|earning|made|making) (?:money|\$ ?\d|\d+ ?(?:\$|usd|dollars))/,
      /\b(?:passive income|financial freedom|double your (?:deposit|money|income|investment)|guaranteed returns?|working capital)\b/,
      /\b(?:you(?:'ve| have)? won|claim your(?! free| first| offer)|unclaimed|inheritance|next of kin|million (?:usd|dollars))\b/,
      /(?:\$|usd ?)\d[\d.,]* ?(?:btc|per day|a day|daily|bonus)|\b\d[\d.,]* ?(?:btc|usdt|eth)\b/,
    ],
  }),
  ...phrases("pills", {
    6: [
      /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|kamagra|tramadol|xanax|phentermine|ozempic|semaglutide)\b/,
      /\b(?:online|canadian|cheap) (?:pharmacy|pharmacies|pills|meds)\b|\bwithout (?:a )?prescription\b/,
    ],
    4: [/\b(?:weight loss|keto|cbd|male enhancement) (?:gummies|pills?|supplements?|drops|oil)\b/],
  }),
  ...phrases("gambling and adults", {
    6: [
      /\b(?:online|best|live|crypto) (?:casinos?|slots?|betting|poker)\b|\bcasino (?:bonus|online)\b|\bfree spins\b/,
      /\b(?:1xbet|slot gacor|judi|mostbet|pin.?up casino|onlyfans)\b/,
      /\b(?:hot|sexy|lonely|single) (?:girls|women|ladies|milfs?)\b|\b(?:porn|sex|dating|escort) (?:videos?|chat|sites?|services?|tonight)\b/,
    ],
  }),
  ...phrases("letters in Russian", {
    6: [
      /продвижени|раскрутк|рассылк|заработ(?:ок|а)|казино|ставк[аи] на|(?:оформ|взять|выда|быстр)\p{L}* (?:кредит|займ)|купить (?:ссылк|трафик|подписчик|баз[уы]|аккаунт|диплом|рекламу)|выиграл|вам перевод|криптовалют/u,
    ],
  }),
  ...phrases("haste and chats", {
    3: [
      /\bclick (?:here|the link|below)\b/,
      /\b(?:telegram|whats ?app|skype)\b ?(?:me|us|at|on|id|channel|group)?[:@ ]*[@+\d]/,
    ],
  }),
];
