"""The products: one module each, with its geometry, materials and camera views."""
