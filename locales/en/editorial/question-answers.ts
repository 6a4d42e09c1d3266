import type es from '../../es/editorial/question-answers.ts'
import type { Translated } from '../../texts.ts'

export default {
  'questions.head.title': 'Questions about buying, renting and selling, answered',
  'questions.head.description':
    'The steps of buying, costs and taxes, CONFOTUR, loans, off-plan projects, rentals and how this site works, in plain words.',
  'questions.title': 'Frequently asked questions',
  'questions.lead':
    'What we are asked most, with the law or the year where they matter. This is general information: a lawyer, the bank or the tax office confirms your own case.',
  'questions.topic.buying': 'Buying',
  'questions.topic.costs': 'Costs and taxes',
  'questions.topic.loans': 'Loans',
  'questions.topic.projects': 'Projects under construction',
  'questions.topic.renting': 'Renting',
  'questions.topic.selling': 'Selling or letting your property',
  'questions.topic.site': 'This site',

  'questions.steps.asked': 'What are the steps of buying a property?',
  'questions.steps.answer':
    'In this order:\n\n- You settle your budget and, if you need a loan, ask for a pre-approval.\n- You visit, compare and make an offer in writing.\n- You reserve with a small amount while your lawyer goes over the papers.\n- You sign the promise of sale and pay the agreed down payment.\n- You sign the final contract, pay the rest and receive the keys.\n- The transfer tax is paid and the Title Registry issues the certificate in your name.',
  'questions.foreigners.asked': 'Can foreigners buy, or people living abroad?',
  'questions.foreigners.answer':
    'Yes. A foreigner buys with a passport and has the same rights as a Dominican; to register the title, the tax office (DGII) assigns a taxpayer number.\n\nIf you cannot travel, you can sign through a power of attorney, with an apostille or through a Dominican consulate.',
  'questions.papers.asked': 'What should I check before reserving?',
  'questions.papers.answer':
    'At a minimum:\n\n- The certificate of title and a recent certification of its legal status, free of liens and objections.\n- The boundary survey (deslinde): the plot must be individually registered, as Law 108-05 requires.\n- That the seller is the person on the title, or has power to sell.\n- Property tax (IPI) and maintenance fees paid up.\n- For an apartment, the condominium regime and its rules.\n- For a project, its permits and its trustee.',
  'questions.separation.asked': 'What is the reservation? Do I lose it if I don’t buy?',
  'questions.separation.answer':
    'It is an amount that takes the property off the market while the papers are checked and the promise of sale is signed. It counts towards the price.\n\nWhether it is returned, and how much of it, depends on what you sign: ask for a receipt that states the term, the reasons for a refund and the penalty. For projects the amount is shown on their page.',
  'questions.visit.asked': 'How do I arrange a visit?',
  'questions.visit.answer':
    'Every property shows its agent, with telephone and WhatsApp; the message already carries the code and the link. Visits are free.',

  'questions.closing.asked': 'What do I pay on top of the price?',
  'questions.closing.answer':
    'What a buyer usually pays:\n\n- Transfer tax: 3% of the value, due within six months of signing.\n- Legal fees: between 1% and 1.5%, plus VAT (ITBIS).\n- Notary: up to 1%.\n- With a loan: appraisal, insurance and registration of the mortgage.\n\nLawyers’ and notaries’ percentages can be negotiated. Allow 4% to 6% in total, and ask for the details in writing.',
  'questions.ipi.asked': 'What is IPI, and who pays it?',
  'questions.ipi.answer':
    'It is the yearly property tax: 1% of what exceeds RD$ 10,695,494 in 2026, one person’s properties added together. It is paid in two parts, on 11 March and 11 September.\n\nThe only home of a person over 65 is exempt.',
  'questions.confotur.asked': 'What are the benefits of CONFOTUR?',
  'questions.confotur.answer':
    'Law 158-01 exempts anyone who buys directly from the developer, in a classified tourism project, from the 3% transfer tax and from IPI for up to 15 years.\n\n- Projects are classified, not areas: ask for the number and date of the resolution.\n- The term runs from the resolution or from the end of construction, as the resolution says.\n- It is for the first purchase: do not take it for granted on a resale.',
  'questions.currency.asked': 'Why is every price shown in dollars and in pesos?',
  'questions.currency.answer':
    'The large price is the one the seller set, in their currency. The other is a conversion at the rate and date shown, so that you can compare. What you pay is what the contract says.',

  'questions.quota.asked': 'How is the monthly payment calculated?',
  'questions.quota.answer':
    'With the level-payment formula: the amount borrowed, the yearly rate divided by twelve, and the number of months. The payment shown covers principal and interest, not insurance or maintenance.\n\nThe rate is a dated average. It is a reference and not an offer: the bank sets yours.',
  'questions.initial.asked': 'How large a down payment do banks ask for?',
  'questions.initial.answer':
    'Usually 20% to 30% of the price for residents, and 30% to 50% for people who live abroad. The payment seldom goes beyond 30% to 35% of the family’s income.',
  'questions.approval.asked': 'Do you approve the loan?',
  'questions.approval.answer':
    'No. The bank does. Your agent tells you which papers are usually asked for, and stays with you through the appraisal and the closing.',
  'questions.reset.asked': 'Is the rate fixed for the whole loan?',
  'questions.reset.answer':
    'Rarely. A rate is usually fixed for a period (one to ten years), after which the bank may revise it. Before you sign, also calculate the payment at two or three points more.',

  'questions.plan.asked': 'How is an off-plan project paid for?',
  'questions.plan.answer':
    'In stages: a reservation, a down payment on signing the promise of sale, instalments during construction, and the rest on delivery, nearly always with a loan. Common splits are 20/40/40 and 20/60/20.\n\nThe bank pays out when there is a title and the home is delivered, not before: ask for the pre-approval in good time.',
  'questions.trust.asked': 'What is a trust (fideicomiso) for?',
  'questions.trust.answer':
    'Law 189-11 lets a trustee manage your money, apart from the developer’s own, and release it as construction advances. For low-cost homes a trust also brings an exemption from the transfer tax and a state bonus, up to a price that changes every year.',
  'questions.delay.asked': 'What if delivery is late?',
  'questions.delay.answer':
    'The project’s page shows the promised date and the current one. What you may claim (grace period, penalty, refund) is in your promise of sale: read it before you sign.',

  'questions.rent_papers.asked': 'What do I need to rent?',
  'questions.rent_papers.answer':
    'Usually an identity card or passport, a letter from your employer or bank statements, and references. Many owners ask for a guarantor or rental insurance. The deposit and any months in advance are agreed in the contract and must be in writing.',
  'questions.rent_law.asked': 'What does the rental law say?',
  'questions.rent_law.answer':
    'Law 85-25, of 2025, requires the contract to be registered and, unless the parties agree otherwise, limits the rise to 10% a year. It does not apply to short stays.',

  'questions.sell.asked': 'How do I list my property with you?',
  'questions.sell.answer':
    'Call or write to the office in your area. An agent visits it, recommends a price from comparable sales, prepares photographs and texts in two languages, and signs a brokerage agreement with you. Listing is free; the commission is paid on the sale.',
  'questions.exclusive.asked': 'What does “exclusive” mean?',
  'questions.exclusive.answer':
    'That a single office represents it. For the buyer, one person answers for the facts; for the seller, there is a marketing plan and someone responsible for it.',
  'questions.value.asked': 'What is my property worth?',
  'questions.value.answer':
    'What recent sales of similar homes in your neighbourhood say, not what others ask. An agent prepares that analysis for you; for a bank or an inheritance you need an appraiser registered with ITADO.',

  'questions.code.asked': 'What is a property’s code for?',
  'questions.code.answer':
    'It is its short name, such as 10-20345. Type it into the search and you are there; give it to any office and they know which one you mean.',
  'questions.energy.asked': 'What are planta full, línea blanca and inversor?',
  'questions.energy.answer':
    'Local terms:\n\n- Planta full (full backup power): the building’s generator powers the whole apartment in a power cut.\n- Planta común: it powers the common areas and the lift.\n- Inversor: batteries that run lights and small appliances.\n- Cisterna and tinaco: water stored below and above.\n- Línea blanca: stove, refrigerator, washer and dryer included.',
  'questions.place.asked': 'Why does the map not show the exact address?',
  'questions.place.answer':
    'For the safety of whoever lives there. The circle marks the area; the agent gives you the address when you arrange a visit.',
  'questions.gone.asked': 'Why can I no longer find a property that I saw?',
  'questions.gone.answer':
    'Because it was sold or rented, or its owner withdrew it. Its address still opens a page that says so and shows similar ones.',
  'questions.data.asked': 'What do you keep about me when I use this site?',
  'questions.data.answer':
    'Searching and reading need no account, and we use no cookies. Your language, and what you mark or open, is kept in your browser. The details are in the privacy policy, at the foot of every page.',
} as const satisfies Translated<typeof es>
