// An entry with the container's name: the development server adds its client and react-refresh to entries, and a container
// alone has none.
export {}
