/** The mark of the site on 48 × 52: a paper lantern of Liberdade with a torii in its light. SVG markup. */
export const MARK_PATHS = [
	'<path fill="#737a99" d="M23 0h2v5h-2zM17 4h14v4.5H17zM17 41.5h14V46H17zM23 46h2v6h-2z"/>',
	'<path fill="#d2362a" d="M16.5 8h15C40 12.5 44 18.5 44 25s-4 12.5-12.5 17h-15C8 37.5 4 31.5 4 25S8 12.5 16.5 8z"/>',
	'<path fill="none" stroke="#0d0f1a" stroke-opacity=".28" d="M9.5 14h29M5.5 20h37M5.5 30h37M9.5 36h29"/>',
	'<path fill="#fff9f0" d="M10.5 15.5Q24 19 37.5 15.5l.8 3.8Q34 20.4 33 20.5l.4 3.5H36v2.8h-2.2L35 36h-3.2l-1-9.2H17.2l-1 9.2H13l1.2-9.2H12V24h2.6l.4-3.5q-2-.2-5.3-1.2zM17.9 20.9l-.4 3.1h13l-.4-3.1q-6 .5-12.2 0z"/>',
].join('')
