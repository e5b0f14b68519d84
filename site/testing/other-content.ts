import { areas } from "#content/areas.ts";
import { everything } from "#site/render/everything.ts";

/** Other facts than the project's own, and all that an owner can show. */
export const otherContent = {
  ...everything,
  notice: { ...everything.notice, text: "Away until Monday. Still from {from} a visit." },
  phone: "+14802345679",
  email: "yards@example.com",
  "plans.bi-weekly.pricePerVisit": 43,
  "plans.weekly.pricePerVisit": 27,
  "plans.twice-weekly.pricePerVisit": 22,
  additionalDogPrice: 3,
  referralReward: 15,
  hours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:30",
    },
    { days: ["Sunday"], opens: "08:00", closes: "16:00" },
  ],
  holidays: [
    { name: "Labor Day", month: 9, weekday: "Monday", week: 1 },
    { name: "Thanksgiving", month: 11, weekday: "Thursday", week: 4 },
    { name: "Independence Day", month: 7, date: 4 },
    { name: "Test Day", month: 10, date: 7, phones: true },
  ],
  "claims.insured": false,
  "claims.noContracts": false,
  "claims.sameDay": false,
  "pages.home.headline": "Poop? We have got this.",
  "faqs.pricing": [{ question: "How much?", answer: `{weekly} </script> in ${areas[0].name}` }],
};

/** The site with them. */
export const otherSite = "node_modules/.cache/other-site";
