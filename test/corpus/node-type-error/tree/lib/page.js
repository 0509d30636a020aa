exports.page = (title) => ['<h1>', title.text.trim(), '</h1>'].join('');
