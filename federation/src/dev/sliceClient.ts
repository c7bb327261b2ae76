// An entry under the container's own name: the dev server adds its client and react-refresh to entries, and a container
// alone is none.
export {}
