/** The files of the manga, novels, manhwa and manhua, a few titles each. */

export { default as abroad } from './abroad.json' with { type: 'json' }
export { default as announced } from './announced.json' with { type: 'json' }
export { default as craft } from './craft.json' with { type: 'json' }
export { default as duel } from './duel.json' with { type: 'json' }
export { default as everyday } from './everyday.json' with { type: 'json' }
export { default as mystery } from './mystery.json' with { type: 'json' }
export { default as novels } from './novels.json' with { type: 'json' }
export { default as sea } from './sea.json' with { type: 'json' }
export { default as signal } from './signal.json' with { type: 'json' }
export { default as sport } from './sport.json' with { type: 'json' }
export { default as wonder } from './wonder.json' with { type: 'json' }
