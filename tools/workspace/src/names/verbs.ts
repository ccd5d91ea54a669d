/**
 * The verbs that an exported function begins with: the plain verbs of code, the textbook verbs of the trade and the legal
 * acts. Not among them: give, tell, ask, hear, say and keep, which say nothing of what is done.
 */
export const VERBS: ReadonlySet<string> = new Set(
  `
    abort accept accrue acknowledge acquire activate add advance align allocate allow alter announce answer appeal
    append apply appoint approve archive are assert assess assign attach audit authenticate authorise authorize
    await backfill balance begin bill bind block boot bounce broadcast build bring bundle cache calculate call can cancel
    capitalize capture cast catch certify chain change charge check choose chunk claim classify clean clear clone
    close collect combine commit compare compile complete compose compress compute concat configure confirm connect
    consume contain contest continue convert copy correct count cover create credit debounce decide declare decline
    decode decrypt deduct dedupe defer define delegate delete deliver deny deploy deposit describe deserialize
    destroy detect determine diff disable discard disconnect dismiss dispatch dispose dispute divide does download draft drag drain
    draw drop dump edit emit enable encash encode encrypt end endorse enforce enqueue ensure enter erase escalate
    escape estimate evaluate exchange exclude execute expand expect expire explain export expose extend extract fail
    fake fall fetch file fill filter find finish fit fix flatten flush focus fold follow forge forget forgive format
    freeze generate get grant group grow guard halt hand handle has hash hide highlight hold hydrate ignore import include
    increment indent index inherit init initialise inject inline insert inspect install instrument intern intersect
    invalidate invite invoke is isolate issue iterate join judge kill label lapse launch lazy lease lift limit link
    lint list listen load locate lock log lower mail make map mark mask match measure memo memoize merge migrate
    mock mount move multiply mute narrow navigate negotiate normalise normalize notarize notify nudge observe offer
    open order override overturn own pack pad page paginate parse partition pass patch pause pay perform persist
    pick pin place plan plant plot pluralise pluralize poll post prefetch preload prepare prepend present preserve press
    presume prevent preview price print probe process produce project prolong promote propose prorate protect prove
    provide prune publish pull purge push put query queue quote raise rank read rebill rebuild recall receive
    reclassify recommend recode recompute reconcile record recount recover redact redeem redirect reduce reencode refetch
    refresh refund refuse register rehearse reimburse reindex reinstate reject relate release reload remember remind
    remit remove rename render renew reopen replace replay report request requeue require rerun resend reserve reset
    resign resolve respond restart restate restore restrict resubmit resume retain retire retry return revalidate
    reverse review revoke rewrite rotate round route run sample sanction sanitise satisfy save scan schedule scroll
    seal search seed seek select send serialize serve set settle shard share shift shorten should show shuffle shut
    sign signal simulate skip sleep slice slugify snapshot sniff sort spawn split squash stage stamp start stop
    store stream strip stub style submit subscribe subtract supervise succeed suggest sum supersede surrender suspend swap
    sweep switch sync tag take tally terminate test throttle throw tick tie time to toggle tokenize touch track
    transfer transform transition translate traverse treat trigger trim truncate trust try turn type undo union
    unlock unmount unpack unpin unregister unsubscribe unzip update uphold upload upper upsert validate verify view
    visit void wait waive walk was watch weigh where with withdraw within without wrap write yield zip zoom
  `
    .trim()
    .split(/\s+/),
);
