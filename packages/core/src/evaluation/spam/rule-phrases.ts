import { listed } from '../text/listed.ts';

/**
 * Phrases of the named spam rules, as lists for `compilePhrases`. A phrase is here because ordinary business mail hardly ever uses it,
 * not because a list on the web calls it a spam word: `free`, `offer` or `sale` alone are not.
 */
export const spamPhrases = {
  urgency: listed(`
    hurry up, last chance to, this is my final, final notice your, act now, act fast, act immediately,
    act quickly, urgent action, urgent response, urgent reply, immediate action, respond immediately,
    reply urgently, reply immediately, final reminder, final warning, limited time, offer expires,
    offer ends, expires today, expires tonight, expires soon, ends today, ends tonight,
    ends at midnight, ending tonight, before midnight, before it's too late, before its too late,
    don't wait, don't miss out, don't miss this, do not miss, don't delay, do not delay,
    time is running out, running out of time, only # left, only # spots, only # seats, only # slots,
    only a few spots, only a few left, # spots left, # slots left, # seats left, while supplies last,
    while stocks last, today only, next 24 hours, next 48 hours, order now, buy now, call now,
    apply now, click now, sign up now, claim now, slots are filling, spots are filling, filling up fast,
    filling fast, going fast, selling out, almost gone, once in a lifetime, closes tonight,
    closes at midnight, until midnight, limited slots, slots are limited, limited seats
  `),
  guarantee: listed(`
    # guaranteed, 100 guaranteed, 100 guarantee, guaranteed results, guaranteed roi, guaranteed leads,
    guaranteed ranking, guaranteed rankings, guaranteed income, guaranteed returns, guaranteed return,
    guaranteed profit, guaranteed profits, guaranteed traffic, guaranteed success, guaranteed placement,
    results guaranteed, satisfaction guaranteed, success guaranteed, profit guaranteed,
    profits guaranteed, money back guarantee, money back guaranteed, your money back,
    full refund guaranteed, no risk, risk free, zero risk, no questions asked, nothing to lose,
    we guarantee you, we guarantee results, i guarantee, 100 legal, 100 legit, 100 free, 100 safe,
    can't fail, never fails, proven system, secret system, no catch, no strings attached,
    money returned, if we fail
  `),
  money: listed(`
    gift cards, gift voucher, amazon voucher, reward card, loan at, urgent loan, all types of loans,
    cash advance, cash advances, same day approval, line of credit up, pre qualified, prequalified,
    business funding, no tax returns, bank statements, funding department, non repayable,
    government grant, scratch the back, the codes, first # people, million dollar, secret method,
    fire your boss, or you don't pay, or you pay nothing, get funded, loan officer, no collateral,
    without collateral, million contacts, million us, millionaire, print money, on autopilot,
    complete autopilot, quit their jobs, proven system, secret system, business proposal, beneficiary,
    western union, compensation fund, lottery winner, while you sleep, without lifting a finger,
    same day funding, poor credit, stacking ok, 10x your, double your, triple your, save up to # on,
    cash app, processing fee, free money, extra income, extra cash, easy money, fast cash, fast money,
    quick cash, quick money, big money, make money, earn money, earn cash, cash prize, cash bonus,
    cash grant, passive income, financial freedom, be your own boss, work from home, get rich,
    per day from home, a day from home, a week from home, unsecured loan, instant loan, personal loan,
    business loan, loan offer, loan approved, pre approved, preapproved, no credit check, bad credit,
    debt relief, consolidate your debt, eliminate debt, lowest rates, next of kin, inheritance fund,
    unclaimed fund, unclaimed funds, claim your prize, claim your reward, claim your bonus,
    claim your gift, you have won, you've won, you have been selected, you've been selected,
    congratulations you, winning notification, gift card, free gift, free bonus, sign up bonus,
    welcome bonus, million dollars, million usd, investment opportunity, high returns, daily returns,
    daily profit, daily profits, weekly profit, return on your bitcoin
  `),
  generic_address: listed(`
    dear friend, dear customer, dear sir, dear madam, dear beneficiary, dear user, dear valued customer,
    dear valued client, dear client, dear winner, dear website owner, dear business owner, dear owner,
    dear email user, dear member, dear webmaster, hello dear, dear account owner, dear homeowner,
    dear investor, hello friend, hi friend, greetings of the day, dear manager, hello website owner,
    hi website owner, dear ceo, dear one, dearest one, dear sirs, attention beneficiary
  `),
  list_selling: listed(`
    acquiring the contact, acquire the contact, acquiring a list, acquiring the list, acquire this list,
    purchasing a list, purchase a list, list of users, contact list of, attendee data, attendees data,
    attendee information, attendee contacts, visitor contacts, registered visitors,
    registered attendees, exhibitor list, exhibitors list, customer list of, client list of,
    install base, record counts, number of records, number of contacts, total records, total counts,
    unlimited usage, usage rights, one time cost, one time fee, replaced at no cost, target geography,
    target industry, fresh business data, lead gen list, email marketing list, users email list,
    customized mailing lists, targeted email, users list, verified mailing list, updated email list,
    bulk emails, updated database, fresh leads, exclusive leads, guaranteed leads,
    guaranteed appointments, free leads, sample files, free samples and cost, customers list,
    contacts database, email ids, email addresses of, target criteria, leads list, lead list,
    lead lists, verified emails, verified email, verified contacts, verified leads, million emails,
    million contacts, million leads, business database, email database, b2b database,
    decision makers database, contact details of, cents a contact, per contact, email databases,
    sample file, attendee list, attendees list, attendee lists, registrants list, visitors list,
    opt in emails, opt in contacts, opt in list, email blast, email blasts, bulk sms,
    counts and pricing, counts and cost, list of attendees
  `),
  seo_promise: listed(`
    page # of google, to page one, on page one, pages of google, three of google, rank in the top,
    natural link, natural links, link in return, link back to, freelance writer, freelance content,
    complimentary website, website analysis, critical errors, number of errors, errors found,
    search visibility, hourly price, rate card, remote developers from, dedicated resources,
    from # an hour, your requirement, competitive price, competitive prices, esteemed company,
    top # on google, top # of google, top of the search, in the maps, google maps ranking, 3 pack,
    white hat, on page and off, keyword ranking, keyword rankings, website audit report,
    the audit report, free website audit, seo audit, audit of your website, audit of your site,
    missing meta tags, link exchange, link placement, paid article, paid articles, sponsored article,
    sponsored articles, buy links, sell links, high authority, domain authority, permanent link,
    permanent links, app development company, web development company, per hour with,
    unlimited revisions, clipping path, virtual assistants from, social bookmarking, guest article for,
    publish a guest, content writer and, real visitors, real followers, active followers,
    instagram followers, star reviews, positive reviews, negative reviews, google reviews,
    wikipedia page, link insertion, logo design, explainer video, mobile app development,
    dedicated developers, data entry, offshore, wordpress, affordable price, affordable prices,
    lowest price, lowest prices, cheapest, portfolio packages, first page of google, 1st page of google,
    page one of google, page 1 of google, page one on google, top of google, number one on google,
    #1 on google, rank # on google, 1 on google, top # ranking, top rankings, google ranking,
    google rankings, search engine ranking, search engine rankings, seo package, seo packages,
    seo services, seo company, seo expert, backlinks, back links, link building service,
    link building services, high da, da pa, guest post, guest posts, guest posting, sponsored post,
    do follow, dofollow, organic traffic, errors on your website, errors in your website,
    issues on your website, website redesign, web design and development company, not ranking
  `),
  crypto: listed(`
    connect your wallet, vip access, vip group, vip channel, vip signals, tokenised fund,
    tokenized fund, bonus in tokens, # words to, copy trading, trading results, account manager will,
    daily return, minimum deposit, first deposit, recovery phrase, mining farm, mining account,
    expert advisor, trading account, profit statement, win rate, # x, next 100x, wallet address will,
    copy our trades, gold signals, unclaimed balance, bitcoin, btc, cryptocurrency, cryptocurrencies,
    crypto trading, crypto investment, crypto signals, crypto bot, trading bot, forex, binary options,
    presale, pre sale token, airdrop, usdt, ethereum, nft drop, altcoin, altcoins, trading signals,
    seed phrase, crypto wallet, token sale
  `),
  pills_and_adult: listed(`
    viagra, cialis, levitra, weight loss, lose weight, diet pills, male enhancement, penis,
    sexy singles, hot singles, adult dating, online pharmacy, canadian pharmacy, without prescription,
    no prescription, replica watches, rolex replica, casino, free spins, miracle cure, anti aging,
    burn fat, belly fat, xanax, valium, cbd gummies, keto gummies
  `),
  account_scare: listed(`
    re validate your account, revalidate your account, account will be shut, mailbox is almost full,
    exceeded its storage, storage limit, confirm your address, unpaid customs, redelivery fee,
    will be deactivated, release your messages, bank details and, account is on hold, not a bill,
    verify your account, verify your identity, verify your email, confirm your account,
    confirm your identity, confirm your password, update your account, update your payment,
    account has been suspended, account suspended, account has been limited, account will be closed,
    account will be suspended, account has been locked, unusual activity, unusual sign in,
    unauthorized access, suspicious activity, mailbox is full, mailbox quota, password will expire,
    password expires, reset your password, log in immediately, login immediately, click here to verify,
    click below to verify, undelivered messages, pending messages, domain is expiring,
    domain expiration, domain name expiration, your domain will, invoice overdue immediately
  `),
  click_bait: listed(`
    on wechat, wechat or, wechat for, type remove, type no, reply with buy, reply no, tap here,
    claim yours, claim it now, claim it today, reply interested, skype id, your skype, text me back,
    text me at, best phone number, call us now, press 1, to be taken off, your phone number,
    reply with remove, reply remove, reply stop, reply unsubscribe, leave out, share your number,
    kindly share, kindly reply, waiting for your positive, waiting for your valuable,
    awaiting your valuable, awaiting your positive, valuable reply, whatsapp, call toll free,
    call now toll free, order now, shop now, click link, click here, click below, click this link,
    click the link, click on the link, click the button, visit our website now, open the attachment,
    see attached invoice, unsubscribe here, to be removed, remove me, opt out reply, this is not spam,
    not a scam, this is no scam, on telegram, via telegram, reply yes, reply with your phone,
    best number to, best time to call, tell me your target, text yes, send me your number,
    kindly revert, do the needful, kindly send me
  `),
  /** Claims of an earlier contact: a sign only under a subject that pretends to be a reply. */
  false_thread: listed(`
    as discussed, as requested, as promised, as agreed, as we agreed, you requested, you asked for,
    you asked me, you told me, you promised, we spoke, we talked, we discussed, our conversation,
    our call, our talk, our discussion, following our, i never got, i never received, trying once more,
    third time, my previous email, my last email, my last mail, my earlier email, last email i,
    still waiting for, did you get, did you see my, have not heard, haven't heard, your interest in our,
    sorry i missed you, sorry we missed, i tried calling, tried to call, tried to reach, we reserved,
    i reserved, your place, your spot, your slot, your application, your request, your listing,
    your order
  `),
} as const;

export type SpamPhraseKind = keyof typeof spamPhrases;
