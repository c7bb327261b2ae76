// The x, y and scale of each lantern.
const LANTERNS = [
	[70, 190, 1],
	[190, 232, 1.15],
	[320, 246, 1.2],
	[450, 232, 1.15],
	[560, 196, 1],
	[120, 66, 0.7],
	[240, 96, 0.75],
	[370, 100, 0.75],
	[500, 70, 0.7],
] as const

// The x, width and height of each house.
const FAR_HOUSES = [
	[0, 84, 250],
	[84, 60, 310],
	[144, 96, 220],
	[400, 74, 240],
	[474, 66, 330],
	[540, 100, 270],
] as const

function Lantern({ x, y, size }: { x: number; y: number; size: number }) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<path d="M0-34V-20" stroke="#0d0f1a" strokeWidth="3" />
			<circle r="46" fill="#ffb36b" opacity=".1" />
			<path d="M-12-20h24C30-14 30 18 12 24h-24C-30 18-30-14-12-20" fill="#d2362a" />
			<path d="M-12-20C-30-14-30 18-12 24h10C-18 16-18-12-2-20z" fill="#f0674f" opacity=".55" />
			<path d="M-23-8h46M-26 2h52M-23 13h46" stroke="#8f1d16" strokeWidth="1.5" fill="none" />
			<path d="M-12-24h24v5h-24zM-12 23h24v5h-24z" fill="#20160f" />
			<path d="M0 28v16" stroke="#ecbb4e" strokeWidth="2.5" />
		</g>
	)
}

/** The picture of the sign-in page: a street at night with lanterns and a torii. */
export function NightStreet({ label }: { label: string }) {
	return (
		<svg viewBox="0 0 640 860" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
			<defs>
				<linearGradient id="night" x2="0" y2="1">
					<stop stopColor="#0d0f1a" />
					<stop offset=".55" stopColor="#2a2036" />
					<stop offset=".82" stopColor="#6b2f36" />
					<stop offset="1" stopColor="#b8523c" />
				</linearGradient>
				<pattern id="waves" width="48" height="24" patternUnits="userSpaceOnUse">
					<path d="M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0" fill="none" stroke="#f6f0e4" />
				</pattern>
			</defs>
			<path d="M0 0h640v860H0z" fill="url(#night)" />
			<circle cx="438" cy="330" r="116" fill="#f6e3c0" />
			<path d="M322 352h232M340 384h196" stroke="#2a2036" strokeWidth="5" opacity=".25" />
			{FAR_HOUSES.map(([x, width, height]) => (
				<g key={x}>
					<path d={`M${x} 860V${700 - height}h${width}V860z`} fill="#1d1728" />
					<path d={`M${x - 8} ${700 - height}h${width + 16}l-10-16H${x + 2}z`} fill="#130f1c" />
					<path
						d={`M${x + 14} ${730 - height}h14v20h-14zM${x + width - 32} ${760 - height}h14v20h-14zM${x + 14} ${800 - height}h14v20h-14z`}
						fill="#ffcf87"
						opacity=".75"
					/>
				</g>
			))}
			<g fill="#a3221a">
				<path d="M176 470c96 22 192 22 288 0v28c-96 18-192 18-288 0z" />
				<path d="M204 540h232v20H204z" />
				<path d="M226 500h26l8 360h-40zM388 500h26l6 360h-40z" />
			</g>
			<path d="M0 740c120-40 220-34 320-10s220 20 320-16v146H0z" fill="#130f1c" />
			<path d="M0 790h640v70H0z" fill="url(#waves)" opacity=".12" />
			<path d="M-10 120q330 150 660 0M-10 20q330 100 660 0" fill="none" stroke="#0d0f1a" strokeWidth="3" />
			{LANTERNS.map(([x, y, size]) => (
				<Lantern key={`${x}-${y}`} x={x} y={y} size={size} />
			))}
			<path d="M0 620h640v240H0z" fill="#0d0f1a" opacity=".35" />
		</svg>
	)
}
