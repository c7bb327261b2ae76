import type { SVGProps } from 'react'

export type IconProps = SVGProps<SVGSVGElement> & { size?: number | undefined }

function Drawing({ size = 20, d, ...props }: IconProps) {
	return (
		<svg
			aria-hidden="true"
			width={size}
			height={size}
			viewBox="0 0 24 24"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
			{...props}
		>
			<path d={d} />
		</svg>
	)
}

/** An icon of 24 × 24, drawn in one path; decoration only, so its control needs words. */
export const icon =
	(d: string, fill = 'none') =>
	(props: IconProps) => <Drawing d={d} fill={fill} {...props} />
