/** The networks that an address is shared through, and the address of each that does it. */
export const SHARED_BY: readonly { name: string; addressOf: (address: string) => string }[] = [
	{
		name: 'Facebook',
		addressOf: (address) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
	},
	{ name: 'Twitter', addressOf: (address) => `https://twitter.com/intent/tweet?url=${encodeURIComponent(address)}` },
]
